import { DocumentList, type DocumentRun } from './document-list.ts';
import { Lexicon } from './lexicon.ts';
import { unpackWords } from './packed-words.ts';
import { Parts, type ReadPart } from './parts.ts';
import { createPhraseFinder } from './phrases.ts';
import { queryWords, readQuestion, type QueryTerm } from './question.ts';
import { markedText, snippetOf } from './snippet.ts';
import { createSpeller, maySlip, surely } from './spelled.ts';
import { stemOf } from './stem.ts';
import { Terms } from './terms.ts';
import { type IndexCore, indexForm } from './search-index.ts';
import type { SearchAudience, SearchHit, SearchLanguage, SearchOutcome, Urgency } from './types.ts';
import { createUrgency, type Trouble } from './urgency.ts';
import { Vocabulary } from './vocabulary.ts';
import { readSorted } from './word-list.ts';
import { plainWords } from './words.ts';

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

const unknownRarity = 4.5;
/** Beside so many known words that say something, one unknown word is forgiven. */
const knownBesideChatter = 2;
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
/** What more words for the same thing count, once one of them is found. */
const again = 0.1;
/** How much of a word is found where only another word for it is, beside what that counts. */
const meant = 0.5;
/** … where it stands once in a long text, and how soon it is found wholly where more of the section is about it. */
const inPassing = 0.25;
const inEarnest = 3;
/** Whom the answers are for, and what the question shows beside its topic. */
interface ForWhom {
  /** As chosen. */
  audience: SearchAudience;
  /** As chosen, or as the question shows. */
  isHosts: boolean;
  /** As the question shows, or whoever is in trouble. */
  isDrivers: boolean;
  asksTool: boolean;
}

/** What the ranking found: the best documents, and what the best of the topics scores that nothing answers. */
interface Ranked {
  scored: Scored[];
  unanswered: number;
}

interface Scored {
  id: number;
  score: number;
  fit: number;
  /** How sure it is that it answers; no share. */
  sure: number;
}

/**
 * Opens an index, of which the parts may come later. The same index gives the same ranking everywhere.
 *
 * @throws Error where the index is of another form than this engine reads
 */
export function openSearch(core: IndexCore, read: ReadPart): Search {
  const steps = openInSteps(core, read);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Does the same in steps, so that a page can do something else between them: reading the vocabulary is the longest of them.
 *
 * @throws Error where the index is of another form than this engine reads
 */
export function* openInSteps(core: IndexCore, read: ReadPart): Generator<undefined, Search> {
  const { form, ranking, safety } = core;
  if (form !== indexForm) throw new Error(`form ${form}`);
  // Stems are remembered, and half of what the vocabulary takes.
  for (const words of [core.language.same, core.language.near]) {
    for (const word of plainWords(words)) stemOf(word);
    yield;
  }
  const language = unpackWords<SearchLanguage>(core.language);
  const vocabulary = new Vocabulary(language);
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

  // What is reckoned up for each document while a question is ranked, zero before and after: made once, not with every key.
  // The topics that nothing answers are numbered on from the documents.
  const topics = topicRuns(core, documents.count);
  const all = topics.at(-1)?.end ?? documents.count;
  const sums = new Float64Array(all);
  const pairs = new Float64Array(all);
  const found = new Float64Array(all);
  const best = new Float64Array(all);
  const weights = new Float64Array(all);
  const asked = new Int32Array(all);
  const askable = new Uint8Array(all);

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
    const missing = unranked.length > 0 ? unranked : [...parts.missing];
    return {
      hits: near,
      fits,
      ...(urgent && { urgent }),
      ...(missing.length > 0 && { missing }),
      ...(parts.isPartial && { isPartial: true }),
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
    const best = scored[0];
    if (id < 0) return [...scored];
    // A host is not on the road: what was asked decides, where something answers all of it or the steps are near; of a threat,
    // where it stands beside the steps: who is threatened isn't always robbed.
    const isNear = best && known && known.score > best.score * nearBest;
    const isAsked =
      kind === 'threat'
        ? best && documents.pageOf(best.id) === documents.pageOf(id)
        : best && (best.fit >= wholly || isNear);
    if (audience === 'host' && known && isAsked) return [...scored];
    const first = {
      id,
      fit: known?.fit ?? 0,
      sure: known?.sure ?? 0,
      score: Math.max(1, scored[0]?.score ?? 0),
    };
    return [first, ...scored.filter((one) => one !== known)];
  }

  /**
   * Scores every document that satisfies a term of the query, and gives the best so many, and one more that is wanted whatever it
   * scores. This is what a key stroke takes longest: plain loops, and of most documents no more than a score.
   */
  function rank(
    queryTerms: readonly QueryTerm[],
    forWhom: ForWhom,
    most: number,
    wanted: number | undefined,
  ): Ranked {
    const candidates: number[] = [];
    const candidateTopics: number[] = [];
    let sought = 0;
    let unknownWords = 0;
    let needed = 0;
    let pairCount = 0;
    for (const queryTerm of queryTerms) {
      const having: number[] = [];
      const topicsHaving: number[] = [];
      let maxFound = 0;
      for (const [term, weight] of queryTerm.terms) {
        const { ids, scores, inQuestion, found: foundIn } = terms.postingsOf(term);
        if (weight > 0.5) maxFound = Math.max(maxFound, foundIn - topicsAmong(ids));
        for (const { id, words, count } of inQuestion) {
          asked[id]! |= words;
          askable[id] = count;
        }
        for (let at = 0; at < ids.length; at++) {
          const id = ids[at]!;
          if (weights[id] === 0) (id < documents.count ? having : topicsHaving).push(id);
          const known = best[id]!;
          const score = weight * scores[at]!;
          best[id] = score > known ? score + again * known : known + again * score;
          if (weight > weights[id]!) weights[id] = weight;
        }
      }
      const rarity = queryTerm.isNeeded ? rarityOf(maxFound) : 0;
      sought += rarity;
      if (queryTerm.isNeeded) needed++;
      if (queryTerm.isPair) pairCount++;
      if (having.length === 0 && queryTerm.isNeeded) unknownWords++;
      tally(queryTerm, rarity, having, candidates);
      tally(queryTerm, rarity, topicsHaving, candidateTopics);
    }
    const factors = documents.runs.map((run) => factorFor(run, forWhom));
    const fitOf = (id: number) => (sought > 0 ? found[id]! / sought : 0);
    const scoreOf = (id: number) => {
      // Of two questions with the same match, the plainer one is meant.
      const share = askable[id] ? bitsIn(asked[id]!) / askable[id] : 0;
      const closeness = 1 + ranking.closeness * share;
      return (sums[id]! + pairs[id]!) * Math.exp(ranking.coverage * fitOf(id)) * closeness;
    };
    const scores = new Float64Array(candidates.length);
    for (let at = 0; at < candidates.length; at++) {
      const id = candidates[at]!;
      scores[at] = scoreOf(id) * factors[documents.runOf(id)]!;
    }
    let unanswered = 0;
    for (const id of candidateTopics) {
      const { audience } = topics.find(({ end }) => id < end)!;
      unanswered = Math.max(unanswered, scoreOf(id) * audienceFactor(audience, forWhom));
    }
    const least = leastOfBest(scores, most);
    const scored: Scored[] = [];
    for (let at = 0; at < candidates.length; at++) {
      const [id, score] = [candidates[at]!, scores[at]!];
      if (score >= least || id === wanted) scored.push({ id, score, fit: fitOf(id), sure: sureness(id) });
    }
    for (const id of candidates) sums[id] = pairs[id] = found[id] = asked[id] = askable[id] = 0;
    for (const id of candidateTopics) sums[id] = pairs[id] = found[id] = 0;
    scored.sort((a, b) => b.score - a.score || a.id - b.id);
    return { scored, unanswered };

    /** How sure it is that a document answers: by the share it says, what no document says, and how much it is about each word and pair. */
    function sureness(id: number): number {
      const { share, words: ofWords, pairs: ofPairs, unknown: ofUnknown } = ranking.sure;
      // Among several words that are known, one that is not is chatter more often than the topic.
      const isChatty = unknownWords > 0 && needed - unknownWords >= knownBesideChatter;
      const forgiven = isChatty ? unknownRarity : 0;
      const shareOf = (what: number) => Math.min(1, what / (sought - forgiven || 1));
      const unknown = unknownRarity * unknownWords - forgiven;
      const rarest = Math.log(1 + documents.count);
      const about = (score: number, count: number) => Math.log(score / Math.max(1, count) / rarest + 0.1);
      const known = share * shareOf(found[id]!) - ofUnknown * shareOf(unknown);
      return known + ofWords * about(sums[id]!, needed) + ofPairs * about(pairs[id]!, pairCount);
    }
  }

  /** Counts a term of the query for those that have it. */
  function tally(
    { isPair, weight }: QueryTerm,
    rarity: number,
    having: readonly number[],
    candidates: number[],
  ): void {
    let top = 0;
    for (const id of having) if (best[id]! > top) top = best[id]!;
    const into = isPair ? pairs : sums;
    for (const id of having) {
      if (sums[id] === 0 && pairs[id] === 0) candidates.push(id);
      into[id]! += best[id]! * weight;
      const strength = Math.min(1, inPassing + (inEarnest * best[id]!) / top);
      found[id]! += rarity * Math.min(1, meant + weights[id]!) * strength;
      best[id] = weights[id] = 0;
    }
  }

  /** How many of the documents that have a term are topics that nothing answers. */
  function topicsAmong(ids: readonly number[]): number {
    let first = ids.length;
    while (first > 0 && ids[first - 1]! >= documents.count) first--;
    return ids.length - first;
  }

  /**
   * What a term of the query weighs when it is asked how much of the question was found. An unknown word is as likely
   * chatter as a topic.
   */
  function rarityOf(found: number): number {
    return found === 0 ? unknownRarity : Math.log(1 + (documents.count + 1) / (found + 0.5));
  }

  function factorFor({ kind, audience }: DocumentRun, forWhom: ForWhom): number {
    const tools = forWhom.asksTool ? ranking.toolsAsked : ranking.tools;
    const kindFactor = { help: 1, tool: tools, page: ranking.otherPages }[kind];
    return kindFactor * audienceFactor(audience, forWhom);
  }

  function audienceFactor(answers: SearchAudience, { audience, isHosts, isDrivers }: ForWhom): number {
    if (answers === 'any' || answers === audience) return 1;
    if (audience !== 'any') return ranking.otherAudience;
    if (isHosts) return answers === 'drive' ? ranking.hostsFirst : 1;
    if (answers === 'drive') return 1;
    return isDrivers ? ranking.driversFirstUrgent : ranking.driversFirst;
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

/** Where runs of the topics end that nothing answers, and whom they are for. */
function topicRuns(
  { unanswered }: IndexCore,
  first: number,
): readonly Pick<DocumentRun, 'end' | 'audience'>[] {
  let end = first;
  return unanswered.map(([count, audience]) => ({ end: (end += count), audience }));
}

/** How many bits are set. */
function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** From which score on a document is among the best so many: with the lowest of them at the top of a heap, most are passed over. */
function leastOfBest(scores: Float64Array, most: number): number {
  if (scores.length <= most) return 0;
  const heap = scores.slice(0, most).sort();
  for (let at = most; at < scores.length; at++) {
    const score = scores[at]!;
    if (score <= heap[0]!) continue;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= most) break;
      if (child + 1 < most && heap[child + 1]! < heap[child]!) child++;
      if (heap[child]! >= score) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = score;
  }
  return heap[0]!;
}
