/**
 * Opens the header's menu in browsers without popovers, which are older than 2024. Its button closes it too, and so do Escape
 * and what is pressed or focused beside it.
 */
export function startMenu(menu: HTMLElement): void {
  const button = document.querySelector<HTMLElement>('[popovertarget=menu]')!;
  let isOpen: boolean;
  function show(open: boolean): void {
    isOpen = open;
    button.setAttribute('aria-expanded', `${open}`);
    menu.style.cssText = open ? 'display: block; opacity: 1; transform: none' : '';
  }
  show(false);
  button.addEventListener('click', () => {
    show(!isOpen);
    // It stands before its button, and Tab would pass it by.
    if (isOpen) menu.querySelector<HTMLElement>('[href]')?.focus();
  });
  // Not by a click: in Safari on phones there is none where nothing can be pressed.
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      if (!button.contains(target as Node) && !menu.contains(target as Node)) show(false);
    });
  document.addEventListener('keydown', ({ key }) => {
    if (!isOpen || key !== 'Escape') return;
    show(false);
    button.focus();
  });
}
