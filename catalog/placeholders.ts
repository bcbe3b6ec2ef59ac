/**
 * Replaces the names between markers by their values, in every string of a value of any shape.
 *
 * @throws Error naming the placeholder, when the text asks for one that is not known
 */
export function fillPlaceholders<T>(value: T, values: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return fillText(value, values) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fillPlaceholders(item, values)) as T;
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item as unknown, values)]),
    ) as T;
  }
  return value;
}

/** Fills `{name}` and `[[name]]` in one text. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}|\[\[(\w+)\]\]/g, (_whole, inBraces?: string, inBrackets?: string) => {
    const name = inBraces ?? inBrackets ?? '';
    const filled = values[name];
    if (filled === undefined) {
      throw new Error(`There is no placeholder "${name}". Known: ${Object.keys(values).join(', ')}.`);
    }
    return filled;
  });
}
