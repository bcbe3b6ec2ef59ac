import type { Answered } from './evaluate.ts';

/** What to do about a wording, in words for an editor. */
export const remedies = {
  place:
    'A new section may rightly come first: add it to the wording, in checks/search. Else give the right section the words as `keywords`, or add a synonym to content/en/search/synonyms.yaml.',
  fits: 'Is what it finds right, because there is a new page about it? Then take the wording out of checks/search/off-topic.jsonl. Else look which word leads there: content/en/search/stop-words.yaml, `keywords`, synonyms.yaml.',
  missed:
    'Give the right section the words as `keywords`, or add a synonym to content/en/search/synonyms.yaml.',
  card: 'Add what people say in trouble, or what only looks like it (`harmless`), to content/en/search/safety.yaml.',
} as const;

/** What failed, which wordings did it, and what to do: the message of a gate. */
export function told(what: string, wordings: readonly string[], remedy: keyof typeof remedies): string {
  const lines = wordings.map((wording) => `  ${wording}`);
  return `${what}:\n${lines.join('\n')}\n${remedies[remedy]}\ndocs/how-to/tune-search.md says more.\n`;
}

/** The wordings of which a right answer is not first, or which are told that nothing fits, with what they found. */
export function misses(answered: readonly Answered[]): string[] {
  return answered
    .filter(({ place, fits }) => place > 1 || !fits)
    .map(({ query, place, fits, found }) => {
      const wanted = (query.sections ?? query.pages).join(', ');
      const placed = Number.isFinite(place) ? `place ${place}` : 'not found';
      return `${query.audience} "${query.q}"${fits ? '' : ' (nothing fits)'}: ${placed}, wanted ${wanted}; found ${found.slice(0, 3).join(', ')}`;
    });
}

/** The wordings whose emergency card is missing, or is not wanted. */
export function wrongCards(answered: readonly Answered[]): string[] {
  return answered.map(
    ({ query, urgent }) => `"${query.q}": wanted ${query.urgent || 'no card'}, got ${urgent?.kind ?? 'none'}`,
  );
}
