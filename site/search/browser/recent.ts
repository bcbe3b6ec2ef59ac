const key = 'recent-searches';
const most = 5;

/** What was searched on this device, the latest first. It never leaves it. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query): query is string => typeof query === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a search that somebody went through with. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  store([text, ...recentSearches().filter((known) => known !== text)].slice(0, most));
}

export function forgetSearches(): void {
  store([]);
}

/** Private windows and full discs refuse; then nothing is remembered. */
function store(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Nothing is remembered.
  }
}
