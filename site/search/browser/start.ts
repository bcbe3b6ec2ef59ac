import { rememberedAudience } from '#site/client/remembered-audience.ts';
import { openInSteps } from '#search/engine.ts';
import type { SearchFile } from '../search-words.ts';
import { startCombobox } from './combobox.tsx';
import type { LoadedSearch } from './loaded-search.ts';
import { remoteParts } from './remote-parts.ts';
import { startSearchPage } from './search-page.tsx';

/** The index is opened once for all forms of a page. */
let loading: Promise<LoadedSearch> | undefined;

/** Who somebody said they are goes with a search that does not say itself whom it is for. */
addEventListener('formdata', ({ formData }) => {
  const audience = rememberedAudience();
  if (audience && formData.has('q') && !formData.has('audience')) formData.set('audience', audience);
});

/**
 * Makes a form answer while somebody types. Where the file does not come, the form can still be sent, and typing on asks for it
 * again.
 */
export function start(form: HTMLFormElement, file: Promise<Response>): void {
  // What said before that this script did not come.
  if (form.dataset.said) form.lastChild!.remove();
  const field = form.querySelector<HTMLInputElement>('[name=q]')!;
  // Safari empties it when the page is left, and gives back by Back what the page came with: the answers stay.
  addEventListener('pagehide', () => (field.defaultValue = field.value));
  const run = /page|answered/.test(form.dataset.search!) ? startSearchPage : startCombobox;
  const { status, begin } = run(form);
  loadAndBegin();

  function loadAndBegin(again?: Event): void {
    loading = (!again && loading) || load(again ? fetch('/search-index.json') : file);
    loading.then(
      (loaded) => {
        status.className = 'visually-hidden';
        begin(loaded);
      },
      () => {
        status.className = '';
        status.textContent = form.dataset.failed!;
        form.addEventListener('input', loadAndBegin, { once: true });
      },
    );
  }
}

async function load(file: Promise<Response>): Promise<LoadedSearch> {
  const response = await file;
  if (!response.ok) throw new Error(`${response.status}`);
  const { core, parts: folder, words } = (await response.json()) as SearchFile;
  const parts = remoteParts(folder);
  const steps = openInSteps(core, parts.read);
  for (;;) {
    // Each a task of its own: on a slow phone all of them together would hold up what somebody types meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
    const { done, value } = steps.next();
    if (done) return { ...value, ...parts, words };
  }
}
