import type { DocumentList, DocumentRun } from './document-list.ts';
import type { QueryTerm } from './question.ts';
import type { IndexCore } from './search-index.ts';
import type { Terms } from './terms.ts';
import type { SearchAudience } from './types.ts';

/** What a word that no document has weighs: as a rare one. */
const unknownRarity = 4.5;
/** Beside so many known words that say something, one unknown word is forgiven. */
const knownBesideChatter = 2;
/** What more words for the same thing count, once one of them is found. */
const again = 0.1;
/** How much of a word is found where only another word for it is, beside what that counts. */
const meant = 0.5;
/** … where it stands once in a long text, and how soon it is found wholly where more of the section is about it. */
const inPassing = 0.25;
const inEarnest = 3;

/** Whom the answers are for, and what the question shows beside its topic. */
export interface ForWhom {
  /** As chosen. */
  audience: SearchAudience;
  /** As chosen, or as the question shows. */
  isHosts: boolean;
  /** As the question shows, or whoever is in trouble. */
  isDrivers: boolean;
  asksTool: boolean;
}

/** What the ranking found: the best documents, and what the best of the topics scores that nothing answers. */
export interface Ranked {
  scored: Scored[];
  unanswered: number;
}

export interface Scored {
  id: number;
  score: number;
  fit: number;
  /** How sure it is that it answers; no share. */
  sure: number;
}

/** Ranks the documents of an index: for one question after the other. */
export function createRanking(core: IndexCore, documents: DocumentList, terms: Terms) {
  const { ranking } = core;
  // The topics that nothing answers are numbered on from the documents.
  let all = documents.count;
  const topics = core.unanswered.map(([count, audience]) => ({ end: (all += count), audience }));
  // What is reckoned up for each while a question is ranked, zero before and after: made once, not with every key.
  const sums = new Float64Array(all);
  const pairs = new Float64Array(all);
  const found = new Float64Array(all);
  const best = new Float64Array(all);
  const weights = new Float64Array(all);
  const asked = new Int32Array(all);
  const askable = new Uint8Array(all);

  return rank;

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
