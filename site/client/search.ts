/** Loads the search when somebody touches a field, and takes them to one with `/`, Ctrl-K or Cmd-K. */
export function startSearch(): void {
  // The window itself can take the focus: then there is no element.
  addEventListener('focusin', ({ target }) =>
    wake((target as Element | null)?.closest?.<HTMLFormElement>('[data-search]')),
  );
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    if (
      key === '/'
        ? (target as Element).matches('input,textarea,select')
        : key !== 'k' || !(ctrlKey || metaKey)
    )
      return;
    event.preventDefault();
    const fields = document.querySelectorAll<HTMLElement>('[name=q]');
    const field = [...fields].findLast((input) => input.offsetParent);
    if (field) field.focus();
    else location.href = '/search';
  });
  // A plain static host has sent the search page without answers.
  if (location.search) wake(document.querySelector('[data-search=page]'));
}

/** The engine and the file to search in come side by side. */
function wake(form: HTMLFormElement | null | undefined): void {
  const address = form?.dataset.file;
  if (!address) return;
  delete form.dataset.file;
  const file = fetch(address);
  void import('./search/start.ts').then(({ start }) => start(form, file));
}
