import { writeDocuments } from './document-list.ts';
import { contentOf, termsIn } from './filed-terms.ts';
import { packWords } from './packed-words.ts';
import type { Pair } from './pairs.ts';
import { type InQuestion, scoreScale, writePostings } from './postings.ts';
import { inSortedParts } from './sorted-parts.ts';
import { stemOf } from './stem.ts';
import { scoreTerms } from './term-scores.ts';
import { type IndexCore, indexForm, type SearchIndex } from './search-index.ts';
import { writeTerms } from './terms.ts';
import type { SearchAudience, SearchData, SearchDocument, SearchLanguage, UnansweredTopic } from './types.ts';
import { createUrgency } from './urgency.ts';
import { readVocabulary } from './vocabulary.ts';
import { bigramsIn } from './bigrams.ts';
import { writeSorted, writeWords } from './word-list.ts';
import { plainWords, wordsOf } from './words.ts';

/** Raw characters of a part, and how many parts there are at most. */
const termsSize = 600;
const maxTermsParts = 1_500;
const wordsSize = 2_500;
const maxWordsParts = 60;

const fieldNames = ['question', 'title', 'keywords', 'asked', 'answer', 'text', 'pageTitle'] as const;
/** The fields of which words that stand side by side count as one term, too. */
const pairedFields = ['question', 'title', 'keywords', 'asked'] as const;

/** An index, and how often each word stands in what can be found. */
export interface BuiltIndex extends SearchIndex {
  uses: ReadonlyMap<string, number>;
}

/** What an index takes from one document, whatever the others are. As JSON it may be kept. */
export interface Analysis {
  /** By field, and of neighboring words last. */
  terms: readonly (readonly string[])[];
  /** The words that stand in it, those of its answer once. */
  words: readonly string[];
  /** Of each word of its question, the terms. */
  question: readonly (readonly string[])[];
  /** Whether it speaks of trouble on the road. */
  isTrouble: boolean;
}

/** Gives what was found in a document before, or finds it. It is the same as long as the language and this code are. */
export type Analyzed = (document: IndexedDocument, analyze: () => Analysis) => Analysis;

/**
 * Builds what a search reads. The same data give the same index.
 *
 * @param analyzed remembers what was found in a document: that takes half of the time
 */
export function buildIndex(
  { documents, unanswered, language, ranking, safetySections }: SearchData,
  analyzed: Analyzed = (_document, analyze) => analyze(),
): BuiltIndex {
  const analyze = analyzer(language);
  const uses = new Map<string, number>();
  const inQuestions = new Map<string, Map<number, InQuestion>>();

  const boosts = [...fieldNames.map((name) => ranking.fields[name]), ranking.fields.pairs];
  const indexed: IndexedDocument[] = [...documents, ...unanswered.map(indexedTopic)];
  const ofTrouble = new Set<IndexedDocument>();
  const scores = scoreTerms(indexed.length, documents.length, boosts, (id) => {
    const document = indexed[id]!;
    const { question, words, isTrouble, terms } = analyzed(document, () => analyze(document));
    noteQuestion(question, id);
    // Words of topics are none that others are corrected to, or that a beginning may become.
    if (id < documents.length) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
    if (isTrouble) ofTrouble.add(document);
    return terms;
  });

  const terms = [...scores.keys()].sort();
  let [min, max] = [Infinity, 0];
  for (const { scores: ofTerm } of scores.values()) {
    for (const score of ofTerm) {
      min = Math.min(min, score);
      max = Math.max(max, score);
    }
  }
  const scale = scoreScale(min, max);
  const written = terms.map((term): [string, string] => {
    const inQuestion = inQuestions.get(term) ?? new Map<number, InQuestion>();
    return [term, writePostings(scores.get(term)!, inQuestion, scale)];
  });
  const termParts = inSortedParts(
    written,
    ([term]) => term,
    ([term, text]) => term.length + text.length,
    termsSize,
    maxTermsParts,
  );

  const words = [...uses.keys()].sort();
  const wordParts = inSortedParts(
    words,
    (word) => word,
    ({ length }) => length,
    wordsSize,
    maxWordsParts,
  );

  const { table, parts: documentParts } = writeDocuments(documents, (document) => ofTrouble.has(document));

  const idOf = (url: string) => documents.findIndex((document) => document.url === url);
  const idsOf = ({ danger, threat, breakdown }: SearchData['safetySections']['drive']) => ({
    danger: idOf(danger),
    threat: idOf(threat),
    breakdown: idOf(breakdown),
  });
  const core: IndexCore = {
    form: indexForm,
    language: packWords(withoutForms(language)),
    ranking,
    scale,
    documents: table,
    unanswered: runsOf(unanswered),
    terms: writeSorted(termParts.starts),
    words: writeSorted(wordParts.starts),
    safety: { drive: idsOf(safetySections.drive), host: idsOf(safetySections.host) },
  };
  const parts: Record<string, unknown> = {};
  termParts.parts.forEach((part, at) => (parts[`terms-${at}`] = writeTerms(part)));
  wordParts.parts.forEach(
    (part, at) =>
      (parts[`words-${at}`] = writeWords({ words: part, uses: part.map((word) => uses.get(word)!) })),
  );
  documentParts.forEach((part, at) => (parts[`documents-${at}`] = part));
  return { core, parts, uses };

  function noteQuestion(question: Analysis['question'], id: number): void {
    question.forEach((ofWord, at) => {
      for (const term of ofWord) {
        const ids = inQuestions.get(term) ?? new Map<number, InQuestion>();
        inQuestions.set(term, ids);
        const noted = ids.get(id);
        if (noted) noted.words |= 1 << at;
        else ids.set(id, { id, words: 1 << at, count: question.length });
      }
    });
  }
}

/** Finds in documents of a language what an index takes from each. */
function analyzer(language: SearchData['language']): (document: IndexedDocument) => Analysis {
  const vocabulary = readVocabulary(language);
  const urgencyOf = createUrgency(language.safety, vocabulary);
  return (document) => {
    const fields = fieldsOf(document);
    const inField = (name: (typeof fieldNames)[number]) => fields[fieldNames.indexOf(name)]!;
    const pairs = pairedFields.flatMap((name) => bigramsIn(inField(name).map(stemOf)));
    // Without its keywords: "fire" is there also for who fires an employee.
    const said = [...inField('question'), ...inField('title'), ...inField('text')];
    return {
      terms: [...fields.map((words) => termsIn(vocabulary, words)), pairs],
      // The answer is the beginning of the text.
      words: fieldNames.flatMap((name) =>
        name === 'answer' ? [] : inField(name).filter((word) => word !== '|'),
      ),
      question: contentOf(vocabulary, document.question || document.title).slice(0, maxQuestionWords),
      isTrouble: urgencyOf(said) !== undefined,
    };
  };
}

/** What of a document is scored. */
export type IndexedDocument = Pick<
  SearchDocument,
  'question' | 'title' | 'keywords' | 'asked' | 'text' | 'pageTitle'
>;

const indexedTopic = ({ asked }: UnansweredTopic): IndexedDocument => ({
  question: '',
  title: '',
  keywords: [],
  asked,
  text: '',
  pageTitle: '',
});

/** How many topics in a row are for the same audience. */
function runsOf(topics: readonly UnansweredTopic[]): IndexCore['unanswered'] {
  const runs: [count: number, audience: SearchAudience][] = [];
  for (const { audience } of topics) {
    const run = runs.at(-1);
    if (run?.[1] === audience) run[0]++;
    else runs.push([1, audience]);
  }
  return runs;
}

/** A bit for each. */
const maxQuestionWords = 30;

/** The words that are indexed of a document, by field. */
function fieldsOf({ question, title, keywords, asked, text, pageTitle }: IndexedDocument): string[][] {
  const answer = text
    .split(/(?<=[.!?:])\s/)
    .slice(0, 2)
    .join(' ');
  const lists = { keywords: keywords.join(' | '), asked: asked.join(' | ') };
  const fields = { question, title, ...lists, answer, text, pageTitle };
  return fieldNames.map((name) => wordsOf(fields[name]).map(({ plain }) => plain));
}

/**
 * Of the words for a thing or a trouble, one of each stem: the others are found by it, and known by it. But for pairs that bring a
 * card: of a word of five letters and more, a slip is known by its very form.
 */
function withoutForms(language: SearchLanguage): SearchLanguage {
  const { safety } = language;
  const once = (group: readonly string[], isNeeded = (_entry: string) => false) => {
    const known = new Set<string>();
    return group.filter((entry) => {
      const stems = plainWords(entry).map(stemOf).join(' ');
      if (known.has(stems)) return isNeeded(entry);
      return known.add(stems);
    });
  };
  const eachOnce = (pairs: readonly Pair[], isNeeded?: (word: string) => boolean) =>
    pairs.map(
      (pair) => pair.map((set) => once(set.split(' ').sort(byEnding), isNeeded).join(' ')) as unknown as Pair,
    );
  const { danger, threat, breakdown, harmless } = safety.pairs;
  const isLong = (word: string) => word.length > 4;
  return {
    ...language,
    same: language.same.map((group) => once(group)),
    near: language.near.map((group) => once(group)),
    safety: {
      ...safety,
      danger: once(safety.danger),
      threat: once(safety.threat),
      breakdown: once(safety.breakdown),
      pairs: {
        danger: eachOnce(danger, isLong),
        threat: eachOnce(threat, isLong),
        breakdown: eachOnce(breakdown, isLong),
        harmless: eachOnce(harmless),
      },
      later: eachOnce(safety.later),
    },
  };
}

/** Words that end alike stand side by side: they compress best. */
function byEnding(a: string, b: string): number {
  const [one, other] = [a, b].map((word) => [...word.slice(-3)].reverse().join('') + word);
  return one! < other! ? -1 : 1;
}
