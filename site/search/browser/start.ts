import { rememberedAudience } from '#site/client/remembered-audience.ts';
import { openInSteps } from '#search/engine.ts';
import type { SearchFile } from '../search-words.ts';
import { startCombobox } from './combobox.tsx';
import type { LoadedSearch, WaitingForm } from './loaded-search.ts';
import { remoteParts } from './remote-parts.ts';
import { startSearchPage } from './search-page.tsx';

/** The index is opened once for all forms of a page. */
let loading: Promise<LoadedSearch> | null = null;

/** Who somebody said they are goes with a search that does not say itself whom it is for. */
addEventListener('formdata', ({ formData }) => {
  const audience = rememberedAudience();
  if (audience && formData.has('q') && !formData.has('audience')) formData.set('audience', audience);
});

/** A form that has been started before waits for the search, or has it. */
interface StartedForm extends HTMLFormElement {
  waiting?: WaitingForm;
}

/**
 * Makes a form answer while somebody types. Where the file does not come, the form can still be sent, and started again with
 * another file. @returns true where the search has begun
 */
export function start(form: StartedForm, file: Promise<Response>): Promise<true | undefined> {
  const { status, begin } = (form.waiting ??= prepare(form));
  loading ??= load(file);
  return loading.then(
    (loaded) => {
      status.className = 'visually-hidden';
      begin(loaded);
      return true;
    },
    (): undefined => {
      status.textContent = form.dataset.failed!;
      status.className = '';
      loading = null;
    },
  );
}

function prepare(form: HTMLFormElement): WaitingForm {
  // What said before that this script did not come.
  if (form.dataset.said) form.lastChild!.remove();
  const field = form.querySelector<HTMLInputElement>('[name=q]')!;
  // Safari empties it when the page is left, and gives back by Back what the page came with: the answers stay.
  addEventListener('pagehide', () => (field.defaultValue = field.value));
  const run = /page|answered/.test(form.dataset.search!) ? startSearchPage : startCombobox;
  return run(form);
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
