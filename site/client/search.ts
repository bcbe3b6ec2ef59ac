import { rememberedAudience } from './remembered-audience.ts';

/** Loads the search when somebody touches a field, or takes the focus to one with Ctrl-K or Cmd-K. */
export function startSearch(): void {
  // The window itself can take the focus: then there is no element.
  addEventListener('focusin', ({ target }) => wakeAt(target as Element | null));
  // Somebody, or the page itself, was there before this script.
  wakeAt(document.activeElement);

  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    // In a field these keys edit, in the app view they are the app's.
    const isTaken =
      (target as HTMLElement).isContentEditable ||
      (target as Element).matches('input,textarea,select') ||
      document.documentElement.dataset.view;
    if (key !== 'k' || !(ctrlKey || metaKey) || isTaken) return;
    const fields = document.querySelectorAll<HTMLElement>('[name=q]');
    const field = [...fields].findLast((input) => input.offsetParent);
    if (!field) return;
    event.preventDefault();
    field.focus();
  });

  // Who somebody said they are goes with a search that does not say itself whom it is for.
  addEventListener('formdata', ({ formData }) => {
    const audience = rememberedAudience();
    if (audience && formData.has('q') && !formData.has('audience')) formData.set('audience', audience);
  });

  // A plain static host has sent the search page without answers, and without the focus in its field.
  const page = document.querySelector<HTMLFormElement>('[data-search=page]');
  if (location.search) wake(page);
  else page?.querySelector('input')!.focus();
}

const wakeAt = (target: Element | null) => wake(target?.closest?.<HTMLFormElement>('[data-search]'));

/** The engine and the file to search in come side by side. Where they don't come, the form can still be sent. */
function wake(form: HTMLFormElement | null | undefined): void {
  const address = form?.dataset.file;
  if (!address) return;
  delete form.dataset.file;
  const file = fetch(address);
  import('./search/start.ts').then(
    ({ start }) => start(form, file),
    () => {
      const said = form.appendChild(document.createElement('p'));
      said.role = 'status';
      said.textContent = form.dataset.failed!;
    },
  );
}
