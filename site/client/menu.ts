/**
 * The header's menu, once it has been opened: it closes when the focus goes elsewhere, so that nothing focused lies under
 * it, and when the window has grown so wide that the items stand in the bar.
 */
export function watchMenu(menu: HTMLElement): void {
  const button = document.querySelector<HTMLElement>('[popovertarget=menu]')!;
  document.addEventListener('focusin', ({ target }) => {
    if (target !== button && !menu.contains(target as Node)) menu.hidePopover();
  });
  const closeWhereWide = () => button.offsetWidth || menu.hidePopover();
  addEventListener('resize', closeWhereWide);
  // The window may have grown before this script was here.
  closeWhereWide();
}
