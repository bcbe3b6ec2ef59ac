/** A field of a content file by its path, entries of lists as people count them: `rows (3rd).value`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name} (${ordinal(key + 1)})`.trim();
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}

function ordinal(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(count % 10) - 1];
  return `${count}${ending ?? 'th'}`;
}
