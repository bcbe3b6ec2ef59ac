/** Puts values for the `{names}` in a sentence; a name without a value stays, for the tests to find. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (marker, name: string) => String(values[name] ?? marker));
