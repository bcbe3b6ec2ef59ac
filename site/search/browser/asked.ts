import { foundIn } from '#search/found.ts';
import type { SearchAudience, SearchOutcome } from '#search/types.ts';

/** Somebody who looks at answers for so long has read their sentences: a new question then says nothing against them. */
const readMs = 30_000;

/** What was asked last on this page, and not answered yet. */
let asked: { query: string; audience?: SearchAudience; outcome: string; at: number } | undefined;

addEventListener('pagehide', end);

/**
 * Remembers what somebody asks, when they have stopped typing and are told what there is. What one question and the next have
 * in common from the beginning on is one question that is still being typed.
 */
export function noteAsked(
  query: string,
  { audience }: { audience?: SearchAudience },
  found: SearchOutcome,
): void {
  // Better answers may still come.
  if (found.isPartial) return;
  leaveFor(query);
  // What is shortened stays the question until another one is begun.
  if (asked && !startsWith(query, asked.query)) return;
  const what = foundIn(found);
  const outcome = what === 'answers' ? 'unopened' : what;
  // In trouble, the emergency card answers.
  asked = found.urgent ? undefined : { query, audience, outcome, at: Date.now() };
}

/** An answer is opened, or the search page goes on with the question: nothing is missed. */
export function noteOpened(query: string): void {
  leaveFor(query);
  asked = undefined;
}

/** Notes the links that somebody opens, here or in another tab. */
export function noteOpening(place: HTMLElement, links: string, input: HTMLInputElement): void {
  for (const press of ['click', 'auxclick'])
    place.addEventListener(press, ({ target }) => {
      if ((target as Element).closest(links)) noteOpened(input.value.trim());
    });
}

function leaveFor(query: string): void {
  if (!asked || startsWith(query, asked.query) || startsWith(asked.query, query)) return;
  if (asked.outcome === 'unopened' && Date.now() - asked.at > readMs) asked = undefined;
  end();
}

/** Tells the site, without who asked, what the search did not answer; nothing, where the browser says that its user objects. */
function end(): void {
  if (asked && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) {
    const { query, audience, outcome } = asked;
    const language = document.documentElement.lang;
    const said = { query, audience: audience ?? '', language, outcome };
    navigator.sendBeacon('/v2/searches', new URLSearchParams(said));
  }
  asked = undefined;
}

const startsWith = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase());
