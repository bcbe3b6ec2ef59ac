/** Each two stems that stand side by side, as one term of the index; `|` keeps the phrases of a list apart. */
export function bigramsIn(stems: readonly string[]): string[] {
  const pairs: string[] = [];
  for (let at = 1; at < stems.length; at++) {
    const [first, second] = [stems[at - 1]!, stems[at]!];
    if (first !== '|' && second !== '|') pairs.push(`${first} ${second}`);
  }
  return pairs;
}
