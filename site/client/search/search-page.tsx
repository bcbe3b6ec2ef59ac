import { SearchResults, summaryOf } from '#site/components/search/search-results.tsx';
import { audienceOf } from './combobox.tsx';
import { rememberSearch } from './recent.ts';
import type { LoadedSearch } from './start.ts';
import { toDom } from './to-dom.ts';

const limit = 10;

/** The search page: answers below the field while somebody types, and the address says what was asked. */
export function startSearchPage(form: HTMLFormElement, loading: Promise<LoadedSearch>): void {
  const input = form.querySelector<HTMLInputElement>('[name=q]')!;
  const results = document.querySelector<HTMLElement>('[data-search-results]')!;
  const status = document.querySelector<HTMLElement>('[data-search-status]')!;
  let search: LoadedSearch | undefined;

  const isAnswered = form.dataset.search === 'answered';
  if (!isAnswered) readAddress();
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    rememberSearch(input.value);
    if (!search) return;
    event.preventDefault();
    update();
  });
  results.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a') && rememberSearch(input.value),
  );
  loading.then(
    (loaded) => {
      search = loaded;
      if (!isAnswered || isChanged(form)) update();
    },
    () => {
      status.className = '';
      status.textContent = form.dataset.failed!;
    },
  );

  function readAddress(): void {
    const asked = new URLSearchParams(location.search);
    input.value = (asked.get('q') ?? '').slice(0, input.maxLength);
    const choice = form.querySelector<HTMLInputElement>(
      `[name=audience][value="${CSS.escape(asked.get('audience') ?? '')}"]`,
    );
    if (choice) choice.checked = true;
  }

  function update(): void {
    if (!search) return;
    const query = input.value.trim();
    const { words } = search;
    const outcome = search.search(query, { limit, ...audienceOf(form) });
    results.replaceChildren(toDom(<SearchResults query={query} outcome={outcome} words={words} />));
    status.textContent = query ? summaryOf(query, outcome.hits.length, outcome.fits, words) : '';
    const address = new URLSearchParams({ ...(query && { q: query }), ...audienceOf(form) }).toString();
    history.replaceState(history.state, '', address ? `?${address}` : location.pathname);
  }
}

/** Whether somebody has changed the form since the server answered it. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}
