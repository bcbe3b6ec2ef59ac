/** A text with its `{markers}` filled; a marker nobody fills stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (marker, name: string) => String(values[name] ?? marker));
}
