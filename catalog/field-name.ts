/** A field of a content file by its path, entries of lists as people count them: `rows (3rd).value`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name} (${ordinal(key + 1)})`.trim();
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (count: number) => `${count}${endings[ordinals.select(count)] ?? 'th'}`;
