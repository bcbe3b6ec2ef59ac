import hitStyles from '#site/components/search/search-hit.module.css?inline';
import popupStyles from '#site/components/search/search-popup.module.css?inline';
import { SearchPopup } from '#site/components/search/search-popup.tsx';
import { summaryOf } from '#site/components/search/search-results.tsx';
import { fill } from '#site/search/fill.ts';
import type { SearchAudience } from '#site/search/types.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import type { LoadedSearch } from './start.ts';
import { toDom } from './to-dom.ts';

const shown = 6;
let lists = 0;

/** Pages carry no styles for what only opens on demand: they come with this chunk. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(popupStyles + hitStyles);
document.adoptedStyleSheets.push(sheet);

/**
 * Makes a combobox with a list of links of a search form (ARIA APG, "Combobox with list autocomplete, manual selection"):
 * arrows move, Enter goes, Escape closes and then empties; without a choice, Enter sends the form.
 */
export function startCombobox(form: HTMLFormElement, loading: Promise<LoadedSearch>): void {
  const input = form.querySelector<HTMLInputElement>('[name=q]')!;
  const id = `search-list-${++lists}`;
  const status = form.appendChild(document.createElement('div'));
  const place = form.appendChild(document.createElement('div'));
  let search: LoadedSearch | undefined;
  let active = -1;

  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
  })) {
    input.setAttribute(name, value);
  }
  input.addEventListener('input', update);
  input.addEventListener('click', update);
  input.addEventListener('keydown', onKey);
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => form.contains(relatedTarget as Node | null) || close(),
  );
  form.addEventListener('submit', () => rememberSearch(input.value));
  // A press must not take the focus from the field, or the list closes under it.
  place.addEventListener('pointerdown', (event) => event.preventDefault());
  place.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-forget]')) {
      forgetSearches();
      close();
    } else if ((target as Element).closest('a')) rememberSearch(input.value);
  });
  loading.then(
    (loaded) => {
      search = loaded;
      if (form.contains(document.activeElement)) update();
    },
    () => {
      status.className = '';
      status.textContent = form.dataset.failed!;
    },
  );

  function update(): void {
    if (!search) return;
    const query = input.value.trim();
    const { words } = search;
    const link = (text: string) => `${words.search}?${new URLSearchParams({ q: text, ...audienceOf(form) })}`;
    if (!query) {
      const recent = recentSearches();
      if (recent.length === 0) return close();
      const links = recent.map((text) => ({ text, href: link(text) }));
      return open(
        <SearchPopup id={id} words={words} note={words.recent} links={links} canForget />,
        words.recent,
      );
    }
    const { hits, fits } = search.search(query, {
      audience: audienceOf(form).audience ?? 'any',
      limit: shown,
    });
    const summary = summaryOf(query, hits.length, fits, words);
    const note = fits ? undefined : `${summary}. ${hits.length > 0 ? words.nearest : words.nothing}`;
    const links = [{ text: fill(words.allResults, { query }), href: link(query) }];
    open(<SearchPopup id={id} words={words} note={note} hits={hits} links={links} />, note ?? summary);
  }

  function open(popup: React.ReactNode, said: string): void {
    place.replaceChildren(toDom(popup));
    active = -1;
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', id);
    input.removeAttribute('aria-activedescendant');
    status.textContent = said;
  }

  function close(): void {
    place.replaceChildren();
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-controls');
    input.removeAttribute('aria-activedescendant');
  }

  function onKey(event: KeyboardEvent): void {
    const options = [...place.querySelectorAll<HTMLAnchorElement>('[role=option]')];
    if (event.key === 'Escape') {
      event.preventDefault();
      if (options.length > 0) close();
      else input.value = '';
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault();
      options[active]!.click();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options.length === 0) return update();
      // From the field, down to the first and up to the last; past the ends, back to the field.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      active = ((active + 1 + step + options.length + 1) % (options.length + 1)) - 1;
      options.forEach((option, at) => option.setAttribute('aria-selected', String(at === active)));
      const chosen = options[active];
      if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
      else input.removeAttribute('aria-activedescendant');
      chosen?.scrollIntoView({ block: 'nearest' });
    }
  }
}

/** The audience that the form asks for, if it asks for one. */
export function audienceOf(form: HTMLFormElement): { audience?: SearchAudience } {
  const audience = new FormData(form).get('audience');
  return audience === 'drive' || audience === 'host' ? { audience } : {};
}
