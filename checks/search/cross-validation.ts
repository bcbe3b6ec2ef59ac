import { createSearch } from '#search/create-search.ts';
import type { SearchData, SearchDocument, SearchRanking } from '#search/types.ts';
import { type Answered, answer, type LabeledQuery } from './evaluate.ts';
import { createRandom } from './random.ts';

const folds = 5;

/** Weights that are tried, and between which bounds. */
const bounds: readonly [keyof SearchRanking | `fields.${keyof SearchRanking['fields']}`, number, number][] = [
  ['fields.question', 0.3, 8],
  ['fields.title', 0.3, 8],
  ['fields.keywords', 0.5, 8],
  ['fields.asked', 0.2, 8],
  ['fields.answer', 0.05, 4],
  ['fields.text', 0.05, 3],
  ['fields.pageTitle', 0.05, 4],
  ['fields.pairs', 0.1, 8],
  ['same', 0.3, 1],
  ['near', 0.15, 1],
  ['typo', 0.3, 1],
  ['weak', 0.05, 1],
  ['inPhrase', 0.1, 1],
  ['coverage', 0.3, 4],
  ['closeness', 0.05, 1],
];
/** A weight is changed to between half and twice what it is. */
const maxChange = Math.log(2);

/** The weights published, then others near them: each a few weights changed at random, within bounds. */
function candidates(ranking: SearchRanking, count: number): SearchRanking[] {
  const random = createRandom(17);
  const others = Array.from({ length: count - 1 }, () => {
    const other = { ...ranking, fields: { ...ranking.fields } } as Record<string, number> & SearchRanking;
    for (const [name, min, max] of bounds) {
      if (random() < 0.6) continue;
      const holder = name.startsWith('fields.') ? (other.fields as Record<string, number>) : other;
      const key = name.replace('fields.', '');
      const changed = holder[key]! * Math.exp((2 * random() - 1) * maxChange);
      holder[key] = Math.min(max, Math.max(min, changed));
    }
    return other;
  });
  return [ranking, ...others];
}

/** Deals texts into folds, always alike. */
function foldOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash % folds;
}

const sectionOf = ({ url }: SearchDocument) => url.replace(/^\/faqs\/\w+\//, '');

/**
 * Asks every so many-th way of asking of asked.yaml of a search that knows only the ways of other folds, and the wordings of
 * a search that knows all.
 */
function answerUnseen(
  data: SearchData,
  ranking: SearchRanking,
  wordings: readonly LabeledQuery[],
  every: number,
): Answered[] {
  const ofAsked = Array.from({ length: folds }, (_, fold) => {
    const queries = data.documents.flatMap((document) =>
      document.asked
        .filter((asked, at) => foldOf(asked) === fold && at % every === 0)
        .map((q): LabeledQuery => {
          const section = sectionOf(document);
          const { audience } = document;
          return { q, audience, pages: [section.replace(/#.*/, '')], sections: [section], style: 'asked' };
        }),
    );
    const documents = data.documents.map((document) => ({
      ...document,
      asked: document.asked.filter((asked) => foldOf(asked) !== fold),
    }));
    return answer(queries, createSearch({ ...data, documents, ranking }), true);
  });
  return [...ofAsked.flat(), ...answer(wordings, createSearch({ ...data, ranking }), true)];
}

export interface CrossValidated {
  /** With the weights published. */
  published: Answered[];
  /** Each fifth of the sections with the weights that are best on the other four. */
  validated: Answered[];
  /** With the weights that are best on all: what measuring on what one learns from would say. */
  fitted: Answered[];
  /** These weights. */
  best: SearchRanking;
}

/**
 * Nested cross-validation of the weights, in folds of whole sections: no weight is chosen by a wording of a section that it
 * is measured on.
 */
export function crossValidate(
  data: SearchData,
  wordings: readonly LabeledQuery[],
  { count = 5, every = 8 } = {},
): CrossValidated {
  const tried = candidates(data.ranking, count).map((ranking) => ({
    ranking,
    answered: answerUnseen(data, ranking, wordings, every),
  }));
  const groupOf = ({ query }: Answered) => foldOf(query.sections?.[0] ?? query.q);
  const bestOn = (isMeant: (one: Answered) => boolean) => {
    const worth = tried.map(({ answered }) =>
      answered.filter(isMeant).reduce((sum, { place }) => sum + (place === 1 ? 1 : 0) + 1 / place, 0),
    );
    return tried[worth.indexOf(Math.max(...worth))]!;
  };
  const validated = Array.from({ length: folds }, (_, fold) =>
    bestOn((one) => groupOf(one) !== fold).answered.filter((one) => groupOf(one) === fold),
  );
  const best = bestOn(() => true);
  return {
    published: tried[0]!.answered,
    validated: validated.flat(),
    fitted: best.answered,
    best: best.ranking,
  };
}
