/**
 * Follows a link to the card of a help page, `#topic-Page`, from when each page had one on the FAQ index: where the pages are many, it
 * leads to the page itself. Where there is no such page it leads nowhere.
 *
 * @param audiences the page may be for, as addresses have them
 */
export async function followTopic(audiences: readonly string[]): Promise<void> {
  const [, name] = location.hash.split('-');
  for (const audience of audiences) {
    const address = `${location.pathname}/${audience}/${name}`;
    if ((await fetch(address, { method: 'HEAD' })).ok) return location.replace(address);
  }
}
