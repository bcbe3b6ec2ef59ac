/** Loads the search when somebody touches a field, or takes the focus to one with Ctrl-K or Cmd-K. */
export function startSearch(): void {
  addEventListener('focusin', loadInFocus);
  // A field can have the focus before this script is here: that of the search page has it from the start.
  loadInFocus();

  addEventListener('keydown', (event) => {
    if (!(event.key === 'k' && (event.ctrlKey || event.metaKey))) return;
    // In fields these keys edit, in the app view they are the app's.
    if ((event.target as Element).closest('input,textarea,[data-view]')) return;
    const fields = document.querySelectorAll<HTMLElement>('[name=q]');
    // The header's, if it is shown: it is always in sight.
    const field = [...fields].find((input) => input.offsetWidth);
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
}

/** Tries to have the search in the form that has the focus; where it has been tried, it is touched. */
function loadInFocus(): void {
  const form = document.activeElement!.closest<HTMLFormElement>('[data-search]');
  if (form) ((form.oninput as typeof load | null) ?? load)(form);
}

/**
 * The engine and the file to search in come side by side. Where they don't come, the form can still be sent, and a touch tries it
 * once more: the next focus or letter, or one that came while this was failing.
 */
function load(form: HTMLFormElement): void {
  const touched = new Promise<unknown>((touch) => (form.oninput = touch));
  const file = fetch('/search-index.json');
  // Whoever waits for it says that it has not come.
  file.catch(Boolean);
  // Apart from what follows: the build then needs no helper around it.
  const search = import('./start.ts');
  void search
    .then(
      (module) => module.start(form, file),
      () => sayOnce(form, form.dataset.failed!),
    )
    .then((hasBegun: unknown) => hasBegun || touched.then(() => load(form)));
}

/**
 * Says a sentence at the end of a form or a part of it, once, and marks it with what is said: a browser that translates puts an element
 * in place of the words.
 */
export function sayOnce(place: HTMLElement, text: string): void {
  if (!place.dataset.said) place.append(text);
  place.dataset.said = text;
}
