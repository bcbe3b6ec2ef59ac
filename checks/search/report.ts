import { type Answered, answer, figuresOf, type LabelledQuery } from '#site/search/evaluate.ts';
import { heldOut, offTopic, shared, siteSearch } from './labelled.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

function line(name: string, answered: readonly Answered[]): string {
  const { count, hit1, hit3, mrr, missed } = figuresOf(answered);
  return `${name.padEnd(22)}${String(count).padStart(5)}${percent(hit1)}${percent(hit3)}${mrr.toFixed(3).padStart(8)}${percent(missed)}`;
}

function table(title: string, queries: readonly LabelledQuery[], bySection = false): string[] {
  const answered = answer(queries, siteSearch, bySection);
  const by = (key: 'style' | 'audience') =>
    [...new Set(queries.map((query) => query[key]))].map((value) =>
      line(
        `  ${value}`,
        answered.filter(({ query }) => query[key] === value),
      ),
    );
  return [
    title.padEnd(22) + 'count   hit@1   hit@3     MRR  misses',
    line('all', answered),
    ...by('style'),
    ...by('audience'),
    '',
  ];
}

function wrong(queries: readonly LabelledQuery[], bySection = false): string[] {
  return answer(queries, siteSearch, bySection)
    .filter(({ place, fits }) => place > 1 || !fits)
    .map(({ query, place, fits, found }) => {
      const wanted = (bySection ? query.sections! : query.pages).join(', ');
      return `${query.audience} "${query.q}"${fits ? '' : ' (miss)'}\n  place ${place}, wanted ${wanted}; found ${found.slice(0, 3).join(', ')}`;
    });
}

/** Figures of the shared and the held-out wordings, and how many wordings of other sites are answered all the same. */
export function report({ showMisses }: { showMisses: boolean }): string {
  const taken = offTopic.filter((q) => siteSearch.search(q).fits);
  return [
    ...table('Shared', shared),
    ...table('Held out, by page', heldOut),
    ...table('Held out, by section', heldOut, true),
    `Off topic: ${taken.length} of ${offTopic.length} answered as if they fitted`,
    ...(showMisses ? ['', ...wrong(shared), '', ...wrong(heldOut, true), '', ...taken] : []),
  ].join('\n');
}
