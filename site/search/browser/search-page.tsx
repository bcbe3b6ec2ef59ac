import { SafetyCard, titleOf } from '../view/safety-card.tsx';
import { SearchResults, spokenOutcome } from '../view/search-results.tsx';
import { forgetAudience, rememberAudience, rememberedAudience } from '#site/client/remembered-audience.ts';
import type { SearchOutcome, Urgency } from '#search/types.ts';
import { fill } from '#site/messages/fill.ts';
import { noteAsked, noteOpening } from './asked.ts';
import { type Asking, createAsking } from './asking.ts';
import { audienceOf } from './audience-of.ts';
import { debounced, endsOnWord } from './debounce.ts';
import { patch } from './patch.ts';
import { rememberSearch } from './recent.ts';
import type { LoadedSearch, WaitingForm } from './loaded-search.ts';
import { whenWritten } from './when-written.ts';

const limit = 10;
/** Where one of the first two answers fits, nothing is missed. */
const minForMiss = 2;

/** The search page: answers below the field while somebody types; the title says what is asked, and after a pause the address. */
export function startSearchPage(form: HTMLFormElement): WaitingForm {
  const input = form.querySelector<HTMLInputElement>('[name=q]')!;
  const results = document.querySelector<HTMLElement>('[data-search-results]')!;
  const status = document.querySelector<HTMLElement>('[data-search-status]')!;
  const saying = debounced(() => update(true));
  let search: LoadedSearch | undefined;
  let asking: Asking | undefined;
  let isPartial = false;

  const isAnswered = form.dataset.search === 'answered';
  // The press or the letters that loaded this script may have come before anybody listened.
  const choices = [...form.querySelectorAll<HTMLInputElement>('[name=audience]')];
  const hasChosen = choices.some(isOther);
  if (!isAnswered) readAddress();
  if (hasChosen) rememberChoice();
  else chooseRemembered();
  whenWritten(form, () => update());
  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name !== 'audience') return;
    rememberChoice();
  });
  form.addEventListener('submit', (event) => {
    rememberSearch(input.value);
    // The server may have what could not be loaded here.
    if (!search || isPartial) return;
    event.preventDefault();
    update(true, true);
  });
  results.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return;
    rememberSearch(input.value);
    // Who opens an answer before the pause is over comes back to it, too.
    showInAddress();
  });
  noteOpening(results, 'ol a,[data-safety] a', input);
  return { status, begin };

  function begin(loaded: LoadedSearch): void {
    search = loaded;
    asking = createAsking(loaded);
    if (!isAnswered) return update(true, true);
    // What the server answered was asked here, too.
    const { defaultValue } = input;
    if (defaultValue) {
      const options = { ...audienceOf(form), limit: minForMiss };
      createAsking(loaded).ask(defaultValue, options, (outcome) =>
        noteAsked(defaultValue, audienceOf(form), outcome),
      );
    }
    // What somebody has changed since.
    if ([input, ...choices].some(isOther)) update();
  }

  function readAddress(): void {
    const asked = new URLSearchParams(location.search);
    input.value ||= (asked.get('q') ?? '').slice(0, input.maxLength);
    if (!hasChosen) choose(asked.get('audience'));
    // With answers to read, the field leaves the screen to them.
    if (input.value) input.blur();
  }

  /** Who somebody said they are is chosen, unless the address says what is asked. */
  function chooseRemembered(): void {
    if (!/[?&](q|audience)=/.test(location.search)) choose(rememberedAudience());
  }

  /** Who somebody says they are is asked for everywhere from then on; Everyone forgets it. */
  function rememberChoice(): void {
    const { audience } = audienceOf(form);
    if (audience) rememberAudience(audience);
    else forgetAudience();
  }

  function choose(audience: string | null | undefined): void {
    const choice = choices.find(({ value }) => value === (audience ?? ''));
    if (choice) choice.checked = true;
  }

  /**
   * Shows the answers. A miss shows only when the question is whole: after a pause or Enter, and not on half a word; until
   * then what stands there stays.
   */
  function update(isWhole = false, isSent = false): void {
    saying.stop();
    if (!search) return;
    status.textContent = '';
    const query = input.value.trim();
    const { words } = search;
    const warn = (urgent: Urgency) => {
      patch(results, <SafetyCard urgent={urgent} words={words.safety} />);
      if (isWhole) status.textContent = titleOf(urgent, words);
    };
    const answer = (outcome: SearchOutcome) => {
      isPartial = outcome.isPartial ?? false;
      if (!outcome.fits && !isWhole && query) return;
      const isTyping = !outcome.fits && !isSent && !endsOnWord(input.value);
      const view = <SearchResults query={query} outcome={outcome} words={words} isTyping={isTyping} />;
      patch(results, view);
      if (!isWhole || !query || isTyping) return;
      status.textContent = spokenOutcome(query, outcome, words);
      noteAsked(query, audienceOf(form), outcome);
    };
    asking?.ask(query, { limit, ...audienceOf(form) }, answer, warn);
    // Browsers refuse more than about a hundred changes of the address in half a minute.
    if (isWhole) showInAddress();
    else saying.start();
    document.title = query ? fill(words.titled, { query, title: words.documentTitle }) : words.documentTitle;
  }

  function showInAddress(): void {
    const address = new URLSearchParams(location.search);
    const asked = { q: input.value.trim(), audience: audienceOf(form).audience };
    for (const [name, value] of Object.entries(asked)) {
      if (value) address.set(name, value);
      else address.delete(name);
    }
    // By its text: Safari 16 doesn't know its size.
    history.replaceState(history.state, '', `${address}` ? `?${address}` : location.pathname);
  }
}

/** Whether somebody has changed a field since the page came. */
const isOther = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked;
