/**
 * What is known of a text; made where nothing is. Of what strangers ask a server no more than so many are remembered.
 *
 * @param most where there are so many, all are forgotten; of words a few times what a vocabulary has
 */
export function remembered<Known>(
  known: Map<string, Known>,
  text: string,
  make: (text: string) => Known,
  most = 20_000,
): Known {
  let found = known.get(text);
  if (found === undefined) {
    if (known.size >= most) known.clear();
    known.set(text, (found = make(text)));
  }
  return found;
}
