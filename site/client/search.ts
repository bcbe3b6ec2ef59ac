/** Loads the search when somebody touches a field, and takes them to one with `/`, Ctrl-K or Cmd-K. */
export function startSearch(): void {
  const wake = ({ target }: { target: EventTarget | null }) => {
    const form = (target as Element).closest?.<HTMLElement>('[data-search]');
    if (!form || form.dataset.woken) return;
    form.dataset.woken = 'yes';
    const file = fetch(form.dataset.search!);
    void import('./search/start.ts').then(({ start }) => start(form as HTMLFormElement, file));
  };
  addEventListener('focusin', wake);
  addEventListener('keydown', (event) => {
    const isShortcut = event.key === '/' ? !/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName) : event.key === 'k' && (event.ctrlKey || event.metaKey);
    if (!isShortcut) return;
    event.preventDefault();
    const field = [...document.querySelectorAll<HTMLElement>('[name=q]')].findLast((input) => input.offsetParent);
    if (field) field.focus();
    else location.href = '/search';
  });
  wake({ target: document.querySelector('[data-place=page]') });
}
