/**
 * The header's menu, once it has been opened: while it covers the page, the page behind it stays where it is. It closes when the
 * focus goes elsewhere, so that nothing focused lies under it, and when the window has grown so wide that the items stand in the bar.
 */
export function start(menu: HTMLElement): void {
  // Not by the style sheet: to ask `:root` what it has would have every page searched with every change in it.
  const { style } = document.documentElement;
  const keep = (isOpen: boolean) => (style.overflow = isOpen ? 'hidden' : '');
  keep(menu.matches(':popover-open'));
  menu.addEventListener('beforetoggle', ({ newState }) => keep(newState === 'open'));
  const button = document.querySelector<HTMLElement>('[popovertarget=menu]')!;
  const closeWhereLeft = () => {
    const { activeElement, body } = document;
    if (![button, body].includes(activeElement as HTMLElement) && !menu.contains(activeElement))
      menu.hidePopover();
  };
  document.addEventListener('focusin', closeWhereLeft);
  const closeWhereWide = () => button.offsetWidth || menu.hidePopover();
  addEventListener('resize', closeWhereWide);
  // So does a press beside it, but in Safari on phones before 18.3.
  document.addEventListener('pointerdown', ({ target }) => {
    if (![button, menu].some((part) => part.contains(target as Node))) menu.hidePopover();
  });
  // Where a browser keeps pages as they were left, who comes back by Back comes back to the page.
  addEventListener('pagehide', () => menu.hidePopover());
  // The focus may have gone on, and the window grown, before this script was here.
  closeWhereLeft();
  closeWhereWide();
}
