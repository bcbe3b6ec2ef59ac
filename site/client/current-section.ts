/** Marks in the contents beside an article the section that is being read, and keeps its link in view in a long list. */
export function markSections(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll('a')];
  const topOf = (link: HTMLAnchorElement) => document.querySelector(link.hash)!.getBoundingClientRect().top;
  let marked: HTMLAnchorElement | undefined;

  const mark = () => {
    // At the end of the page some sections cannot come up to the top: the one that was asked for counts.
    const asked =
      scrollY + innerHeight > document.documentElement.scrollHeight - 2 &&
      links.find((link) => link.hash === location.hash);
    const read = links.findLast((link) => topOf(link) < innerHeight / 4);
    const current = asked && topOf(asked) > 0 ? asked : (read ?? links[0]!);
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    marked = current;
    current.setAttribute('aria-current', 'location');
    contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
  };
  addEventListener('scroll', mark);
  addEventListener('hashchange', mark);
  mark();
}
