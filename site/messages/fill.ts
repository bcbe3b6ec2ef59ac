/** What a message's `{names}` stand for. */
export type Values = Readonly<Record<string, string | number>>;

/** A message with its `{names}` filled in; a name without a value stays, for the tests to find. */
export const fill = (message: string, values: Values): string =>
  message.replace(/\{(\w+)\}/g, (marker, name: string) => String(values[name] ?? marker));
