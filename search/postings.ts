import { levels, SignReader, toSign, toSigns } from './codes.ts';
import type { Scores } from './term-scores.ts';

/** Where a term stands in the question of a document: at which of its words that say something, and how many these are. */
export interface InQuestion {
  id: number;
  /** A bit for each word. */
  words: number;
  count: number;
}

/** The documents that have a term. */
export interface Postings {
  /** In order. Of a term that very many have, only those that it says most of, and those whose question has it. */
  ids: readonly number[];
  /** What the term scores in each of them. */
  scores: readonly number[];
  /** Of those, the ones whose question has it. */
  inQuestion: readonly InQuestion[];
  /** How many documents have it. */
  found: number;
}

export const noPostings: Postings = { ids: [], scores: [], inQuestion: [], found: 0 };

/** The lowest score there is, and by how much each level is above the one before, both as logarithms. */
export interface ScoreScale {
  lowest: number;
  step: number;
}

/** Of a term that more documents have, the best so many are kept; at least as many as a small site has. */
const maxPostings = 200;
/** … and of those whose question has it so many: whoever asks a question as it stands there is to be answered by it. */
const maxAsked = 1_000;

/** The scale on which scores differ least from what they were, in four digits: more of them weigh, and change no level. */
export function scoreScale(min: number, max: number): ScoreScale {
  const lowest = inFourDigits(Math.log(min));
  return { lowest, step: Math.max(inFourDigits((Math.log(max) - lowest) / (levels - 1)), 1e-9) };
}

const inFourDigits = (value: number): number => Number(value.toPrecision(4));

/**
 * Writes postings as text: for each document that is kept its number, less that of the one before, and the level of its score; then,
 * after a blank, where the term stands in questions; then the number of documents, where some were left out.
 */
export function writePostings(
  { ids, scores }: Scores,
  inQuestion: ReadonlyMap<number, InQuestion>,
  { lowest, step }: ScoreScale,
): string {
  const least = leastOf(scores, maxPostings);
  const isAsked = (_score: number, place: number) => inQuestion.has(ids[place]!);
  const leastAsked = inQuestion.size > maxAsked ? leastOf(scores.filter(isAsked), maxAsked) : 0;
  let text = '';
  const asked: number[] = [];
  let [at, best, last, lastAsked] = [0, 0, -1, -1];
  for (let place = 0; place < ids.length; place++) {
    const id = ids[place]!;
    const score = scores[place]!;
    const question = inQuestion.get(id);
    const isBest = score >= least && best < maxPostings;
    if (!isBest && (!question || score < leastAsked)) continue;
    if (isBest) best++;
    const level = Math.round((Math.log(score) - lowest) / step);
    text += toSigns([id - last - 1]) + toSign(Math.min(levels - 1, Math.max(0, level)));
    last = id;
    if (question) {
      asked.push(at - lastAsked - 1, question.words, question.count);
      lastAsked = at;
    }
    at++;
  }
  const isCut = at < ids.length;
  return [text, toSigns(asked), isCut ? toSigns([ids.length]) : ''].join(' ').trimEnd();
}

/** The lowest score of the best so many. */
function leastOf(scores: Float64Array, count: number): number {
  return scores.length > count ? scores.toSorted()[scores.length - count]! : 0;
}

/** Reads what {@link writePostings} has written. */
export function readPostings(written: string, { lowest, step }: ScoreScale): Postings {
  const [list, asked = '', found] = written.split(' ');
  const ids: number[] = [];
  const scores: number[] = [];
  for (let reader = new SignReader(list!), last = -1; !reader.isDone;) {
    last += reader.number() + 1;
    ids.push(last);
    scores.push(Math.exp(lowest + step * reader.sign()));
  }
  const inQuestion: InQuestion[] = [];
  for (let reader = new SignReader(asked), at = -1; !reader.isDone;) {
    at += reader.number() + 1;
    inQuestion.push({ id: ids[at]!, words: reader.number(), count: reader.number() });
  }
  return { ids, scores, inQuestion, found: found ? new SignReader(found).number() : ids.length };
}
