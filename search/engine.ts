import { atOnce } from './at-once.ts';
import { DocumentList } from './document-list.ts';
import { Lexicon } from './lexicon.ts';
import { unpackWords } from './packed-words.ts';
import { Parts, type ReadPart } from './parts.ts';
import { createPhraseFinder } from './phrases.ts';
import { queryWords, readQuestion } from './question.ts';
import { createRanking, type Scored } from './rank.ts';
import { markedText, snippetOf } from './snippet.ts';
import { createSpeller, maySlip, surely } from './spelled.ts';
import { Terms } from './terms.ts';
import { type IndexCore, indexForm } from './search-index.ts';
import type { SearchAudience, SearchHit, SearchLanguage, SearchOutcome, Urgency } from './types.ts';
import { createUrgency, type Trouble } from './urgency.ts';
import { readInSteps } from './vocabulary.ts';
import { readSorted } from './word-list.ts';

export interface SearchOptions {
  audience?: SearchAudience;
  /** At most so many hits; 8 where nothing is said. */
  limit?: number;
}

/** An index that can be asked. */
export interface Search {
  /** Answers from the parts of the index that are there, and says which are missing. */
  search(query: string, options?: SearchOptions): SearchOutcome;
}

/** After so many hits, those far behind the best are left out: a long list of little sense hides the answer. */
const minHits = 3;
const farBehind = 0.3;
/** What answers so much of a question answers all of it. */
const wholly = 0.99;
/** From this share of the best score on, an answer is as likely meant. */
const nearBest = 0.5;
/** Below this fit, a section that says nothing of trouble is left out below the emergency card. */
const besideTrouble = 0.8;
/** Among so many times the hits wanted are those of other pages looked for. */
const spreadOver = 4;

/**
 * Opens an index, of which the parts may come later. The same index gives the same ranking everywhere.
 *
 * @throws Error where the index is of another form than this engine reads
 */
export const openSearch = (core: IndexCore, read: ReadPart): Search => atOnce(openInSteps(core, read));

/**
 * Does the same in steps, so that a page can do something else between them: reading the vocabulary is the longest of them.
 *
 * @throws Error where the index is of another form than this engine reads
 */
export function* openInSteps(core: IndexCore, read: ReadPart): Generator<undefined, Search> {
  const { form, ranking, safety } = core;
  if (form !== indexForm) throw new Error(`form ${form}`);
  const language = unpackWords<SearchLanguage>(core.language);
  yield;
  const vocabulary = yield* readInSteps(language);
  yield;
  const parts = new Parts(read);
  const documents = new DocumentList(core.documents, parts);
  const terms = new Terms(readSorted(core.terms), core.scale, parts);
  const lexicon = new Lexicon(readSorted(core.words), parts, vocabulary, (stem) => terms.has(stem));
  const spell = createSpeller(lexicon, ranking);
  const isUnknown = (word: string) => !lexicon.hasFormOf(word);
  const urgencyOf = createUrgency(language.safety, vocabulary);
  yield;
  const isFiller = (word: string) => vocabulary.kindOf(word) !== 'full';
  const signalsIn = createPhraseFinder(language.signals, isFiller, 'tool');
  // "My car" is also what a driver says of a rented one; only "my cars" is a host's at the roadside.
  const signalsInTrouble = createPhraseFinder(language.signals, isFiller, 'phrases');
  const rank = createRanking(core, documents, terms);
  return { search };

  function search(query: string, { audience = 'any', limit = 8 }: SearchOptions = {}): SearchOutcome {
    parts.begin();
    const words = queryWords(query);
    const queryTerms = readQuestion(words, vocabulary, spell, ranking);
    const trouble = readTrouble(words);
    const signals = trouble ? signalsInTrouble(trouble.words) : signalsIn(words);
    const has = (signal: string) => signals.some(({ kind }) => kind === signal);
    // Who speaks of the host is none: "the host changed my car".
    const isHosts = audience === 'any' ? has('host') && !has('driver') : audience === 'host';
    // Drivers' steps help, unless hosts were asked for or a host asks.
    const urgent: Urgency | undefined =
      trouble && !(isHosts && trouble.isDrivers)
        ? { kind: trouble.kind, audience: isHosts ? 'host' : 'drive' }
        : undefined;
    const isDrivers = urgent !== undefined || has('driver');
    const forWhom = { audience, isHosts, isDrivers, asksTool: has('tool') };
    const help = urgent && safety[urgent.audience][urgent.kind];
    const { scored, unanswered } = rank(queryTerms, forWhom, limit * spreadOver, help);
    const spreadOut = spread(urgent ? withHelpFirst(scored, urgent) : scored, limit);
    const wanted = new Set(queryTerms.flatMap(({ terms }) => [...terms.keys()]));
    // As long as the ranking may change, what is only shown is not asked for.
    const unranked = [...parts.missing];
    // What was asked for stands below the card, too: the question may have been about money alone.
    const ownBest = scored[0]?.id;
    const hits = spreadOut.flatMap(({ id, score, fit }, at): SearchHit[] => {
      if (at >= minHits && score <= spreadOut[0]!.score * farBehind) return [];
      const listed = documents.at(id);
      if (!listed) return [];
      const isBeside = urgent && at > 0 && id !== ownBest;
      if (isBeside && fit < besideTrouble && !listed.isTrouble) return [];
      const { document } = listed;
      const heading = markedText(document.question || document.title, wanted, vocabulary);
      return [{ document, score, fit, heading, snippet: snippetOf(document, wanted, vocabulary) }];
    });
    const isAnswered = (one: Scored) =>
      one.sure >= ranking.fits && one.score > ranking.unanswered * unanswered;
    const fits = urgent !== undefined || (hits.length > 0 && isAnswered(spreadOut[0]!));
    // Where only words were asked that say little, no section says a share of them.
    const floor = hits.some(({ fit }) => fit > 0) ? ranking.nearest : 0;
    const near = fits ? hits : hits.filter(({ fit }) => fit >= floor).slice(0, minHits);
    const missing = unranked[0] ? unranked : [...parts.missing];
    return {
      hits: near,
      fits,
      urgent,
      ...(missing[0] && { missing }),
      isPartial: parts.isPartial,
    };
  }

  /** Whether somebody is in trouble, and the words that say so as they were meant. */
  function readTrouble(words: readonly string[]): (Trouble & { words: string[] }) | undefined {
    const read = words.flatMap((word, at) => {
      const isLast = at === words.length - 1;
      const spelled = spell(word, isLast);
      const isNone = isUnknown(word);
      const mayMean = (wanted: string) => isNone && maySlip(word, spelled, wanted, isLast);
      const decides = (option: string) => urgencyOf([option]) !== undefined;
      return surely(word, spelled, decides).map((meant) => ({ meant, mayMean }));
    });
    const meant = read.map((one) => one.meant);
    const trouble = urgencyOf(meant, (at, wanted) => read[at]!.mayMean(wanted));
    return trouble && { ...trouble, words: meant };
  }

  /** The steps for trouble on the road come first, also where no word of the question stands in them. */
  function withHelpFirst(scored: readonly Scored[], { audience, kind }: Urgency): Scored[] {
    const id = safety[audience][kind];
    const known = scored.find((one) => one.id === id);
    const [best] = scored;
    if (id < 0) return [...scored];
    // A host is not on the road: what was asked decides, where something answers all of it or the steps are near; of a threat,
    // where it stands beside the steps: who is threatened isn't always robbed.
    if (best && audience === 'host') {
      const isAsked =
        kind === 'threat'
          ? documents.pageOf(best.id) === documents.pageOf(id)
          : best.fit >= wholly || (known && known.score > best.score * nearBest);
      if (isAsked) return [...scored];
    }
    const first = {
      id,
      fit: known?.fit ?? 0,
      sure: known?.sure ?? 0,
      score: Math.max(1, best?.score ?? 0),
    };
    return [first, ...scored.filter((one) => one !== known)];
  }

  /** Lowers the second and third section of a page, so that different pages show at the top. */
  function spread(scored: readonly Scored[], limit: number): Scored[] {
    const candidates = scored.slice(0, limit * spreadOver);
    const pages = candidates.map(({ id }) => documents.pageOf(id));
    const seen = candidates.map(() => 0);
    const weighed = candidates.map(({ score }) => score);
    const chosen: Scored[] = [];
    while (chosen.length < limit && chosen.length < candidates.length) {
      const best = weighed.indexOf(Math.max(...weighed));
      chosen.push({ ...candidates[best]!, score: weighed[best]! });
      for (const [at, { score }] of candidates.entries())
        if (pages[at] === pages[best] && weighed[at] !== -Infinity)
          weighed[at] = score * ranking.samePage ** ++seen[at]!;
      weighed[best] = -Infinity;
    }
    return chosen;
  }
}
