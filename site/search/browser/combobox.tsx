import cardStyles from '../view/safety-card.module.css?inline';
import hitStyles from '../view/search-hit.module.css?inline';
import popupStyles from '../view/search-popup.module.css?inline';
import { titleOf } from '../view/safety-card.tsx';
import { SearchPopup } from '../view/search-popup.tsx';
import { missNote, spokenOutcome } from '../view/search-results.tsx';
import { fill } from '#site/messages/fill.ts';
import type { SearchOutcome } from '#search/types.ts';
import type { AnswerWords } from '../search-words.ts';
import { noteAsked, noteOpened, noteOpening } from './asked.ts';
import { type Asking, createAsking } from './asking.ts';
import { audienceOf } from './audience-of.ts';
import { debounced, endsOnWord } from './debounce.ts';
import { patch } from './patch.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import type { LoadedSearch, WaitingForm } from './loaded-search.ts';
import { makeRoom } from './room.ts';
import { whenWritten } from './when-written.ts';

const shown = 6;
let lists = 0;

/** Pages carry no styles for what only opens on demand: they come with this chunk. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(popupStyles + hitStyles + cardStyles);
document.adoptedStyleSheets.push(sheet);

/**
 * Makes a combobox with a list of links of a search form (ARIA APG, "Combobox with list autocomplete, manual selection"):
 * arrows move, Enter goes, Escape closes what is open, be it only the note of a miss, and else empties; without a choice,
 * Enter sends the form. Answers show at once; they are announced, and a miss is shown, when somebody has stopped typing.
 */
export function startCombobox(form: HTMLFormElement): WaitingForm {
  const input = form.querySelector<HTMLInputElement>('[name=q]')!;
  const id = `search-list-${++lists}`;
  const status = form.appendChild(document.createElement('div'));
  const place = form.appendChild(document.createElement('div'));
  let search: LoadedSearch | undefined;
  let asking: Asking | undefined;
  let active = -1;
  let isScrolled = false;
  /** The question whose answers are open. */
  let shownQuery: string | undefined;
  /** The question for which the emergency card is open, and whose answers are on their way. */
  let warnedQuery: string | undefined;
  const saying = debounced(settle);

  status.className = 'visually-hidden';
  // Not by their properties, which Firefox knows since 119.
  status.setAttribute('role', 'status');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('aria-controls', id);
  whenWritten(input, update);
  input.addEventListener('click', update);
  input.addEventListener('keydown', onKey);
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => form.contains(relatedTarget as Node | null) || close(),
  );
  form.addEventListener('submit', () => {
    noteOpened(input.value.trim());
    rememberSearch(input.value);
  });
  noteOpening(place, 'a', input);
  // To ask the list itself would have it laid out before its time.
  place.addEventListener('scroll', () => (isScrolled = true), true);
  // A press must not take the focus from the field, or the list closes under it. It is the mouse that does: in Safari on phones, to
  // keep the pointer from it is not enough.
  place.addEventListener('mousedown', (event) => event.preventDefault());
  place.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-forget]')) {
      forgetSearches();
      // The button goes, and would take the focus of the keyboard with it.
      input.focus();
      close();
    } else if ((target as Element).closest('a')) rememberSearch(input.value);
  });

  function update(): void {
    saying.stop();
    if (!search) return;
    choose(-1);
    status.textContent = '';
    const query = input.value.trim();
    if (!query) return showRecent(search);
    ask(query, (outcome, words) => {
      // Half a question often fits nothing: what is open stays until the pause.
      if (outcome.fits) show(query, outcome, words);
    });
    leadAllTo(query, search.words);
    saying.start();
  }

  /** Answers that are still to come leave former ones open: the link to all of them is for what is asked now. */
  function leadAllTo(query: string, words: AnswerWords): void {
    const all = options().at(-1);
    if (!all || all.pathname !== words.search || !shownQuery || shownQuery === query) return;
    all.href = addressOf(query, words);
    all.textContent = fill(words.allResults, { query });
  }

  /** After the pause: says what there is, and shows it where it is a miss. */
  function settle(): void {
    const query = input.value.trim();
    if (!query) return;
    const tell = (outcome: SearchOutcome, words: AnswerWords) => {
      const { fits, hits, isPartial } = outcome;
      if (isPartial) show(query, outcome, words, words.partial);
      else if (!fits && !endsOnWord(input.value))
        return hits.length > 0 ? show(query, outcome, words) : close();
      else if (!fits) show(query, outcome, words, missNote(query, outcome, words));
      // What came too late to be shown while somebody typed; what is shown stays, with what is chosen in it.
      else if (shownQuery !== query) show(query, outcome, words);
      status.textContent = spokenOutcome(query, outcome, words);
      noteAsked(query, audienceOf(form), outcome);
    };
    ask(query, tell, true);
  }

  /** Asks; what is answered after somebody has left the field, or emptied it, is not shown. @param isSaid whether the card is announced */
  function ask(
    query: string,
    answer: (outcome: SearchOutcome, words: AnswerWords) => void,
    isSaid = false,
  ): void {
    const options = { ...audienceOf(form), limit: shown };
    const isHere = () =>
      search !== undefined && input.value.trim() === query && form.contains(document.activeElement);
    asking?.ask(
      query,
      options,
      (outcome) => {
        if (isHere()) answer(outcome, search!.words);
      },
      (urgent) => {
        if (!isHere() || shownQuery === query) return;
        if (isSaid) status.textContent = titleOf(urgent, search!.words);
        if (warnedQuery === query) return;
        show(query, { hits: [], fits: true, urgent }, search!.words);
        // The answers are still to be shown.
        shownQuery = undefined;
        warnedQuery = query;
      },
    );
  }

  function show(
    query: string,
    { hits, fits, urgent }: SearchOutcome,
    words: AnswerWords,
    note?: string,
  ): void {
    shownQuery = query;
    warnedQuery = undefined;
    const all = { text: fill(words.allResults, { query }), href: addressOf(query, words) };
    open(
      <SearchPopup id={id} words={words} note={note} urgent={urgent} hits={hits} links={fits ? [all] : []} />,
    );
  }

  function showRecent({ words }: LoadedSearch): void {
    asking?.stop();
    shownQuery = warnedQuery = undefined;
    const recent = recentSearches();
    if (recent.length === 0) return close();
    const links = recent.map((text) => ({ text, href: addressOf(text, words) }));
    open(<SearchPopup id={id} words={words} note={words.recent} links={links} canForget />);
    status.textContent = words.recent;
  }

  const addressOf = (query: string, words: AnswerWords) =>
    `${words.search}?${new URLSearchParams({ q: query, ...audienceOf(form) })}`;

  const isOpen = () => place.hasChildNodes();

  function open(popup: React.ReactNode): void {
    // Answers may come when one has been chosen from those that stood there.
    const chosen = options()[active]?.href;
    // A list that was scrolled begins at its top again.
    if (isScrolled) place.replaceChildren();
    isScrolled = false;
    // A list that opens is laid out but once.
    if (!isOpen()) makeRoom(form);
    patch(place, popup);
    // Each time: the keyboard comes after the list of recent searches. To ask where the form is has all laid out, and that is
    // to be done now, not for the list that goes.
    makeRoom(form);
    // The note of a miss is no list to choose from.
    input.setAttribute('aria-expanded', `${options().length > 0}`);
    choose(options().findIndex(({ href }) => href === chosen));
  }

  function close(): void {
    saying.stop();
    asking?.stop();
    shownQuery = warnedQuery = undefined;
    place.replaceChildren();
    input.setAttribute('aria-expanded', 'false');
    choose(-1);
  }

  const options = () => [...place.querySelectorAll<HTMLAnchorElement>('[role=option]')];

  /** Chooses an option by its place; -1 is the field itself. */
  function choose(at: number): void {
    active = at;
    options().forEach((option, index) => option.setAttribute('aria-selected', `${index === at}`));
    const chosen = options()[at];
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
    else input.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  }

  function onKey(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    // What the pause would show comes before somebody chooses from it: it would take the choice away.
    if (event.key.startsWith('Arrow')) saying.flush();
    const all = options();
    if (event.key === 'Escape') {
      event.preventDefault();
      if (!isOpen()) input.value = '';
      close();
    } else if (event.key === 'Enter' && all[active]) {
      event.preventDefault();
      all[active]!.click();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (all.length === 0) return update();
      // From the field, down to the first and up to the last; past the ends, back to the field.
      const places = all.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      choose(((active + 1 + step + places) % places) - 1);
    }
  }

  return {
    status,
    begin(loaded) {
      search = loaded;
      asking = createAsking(loaded);
      if (form.contains(document.activeElement)) update();
    },
  };
}

/** Keys that choose among the suggestions of an input method are its own (229 is Safari's way of saying so). */
const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;
