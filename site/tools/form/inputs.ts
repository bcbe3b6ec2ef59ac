/** What is typed into a tool, as typed, by the name of the input. */
export type Inputs<Key extends string = string> = Readonly<Record<Key, string>>;
