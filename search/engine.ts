import MiniSearch from 'minisearch';
import { createPhraseFinder } from './phrases.ts';
import { queryWords, readQuestion, type QueryTerm } from './question.ts';
import { markedText, snippetOf } from './snippet.ts';
import { createSpeller, maySlip, spellingsOf, surely } from './spelled.ts';
import { stemOf } from './stem.ts';
import type {
  SearchAudience,
  SearchData,
  SearchDocument,
  SearchHit,
  SearchOutcome,
  Urgency,
} from './types.ts';
import { createUrgency, type Trouble } from './urgency.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

export interface SearchOptions {
  audience?: SearchAudience;
  /** At most so many hits; 8 where nothing is said. */
  limit?: number;
}

/** A built index that can be asked. */
export interface Search {
  search(query: string, options?: SearchOptions): SearchOutcome;
}

const unknownRarity = 4.5;
/** After so many hits, those far behind the best are left out: a long list of little sense hides the answer. */
const minHits = 3;
const farBehind = 0.3;
/** What answers so much of a question answers all of it. */
const wholly = 0.99;
/** From this share of the best score on, an answer is as likely meant. */
const nearBest = 0.5;
/** Below this fit, a section that says nothing of trouble is left out below the emergency card. */
const besideTrouble = 0.8;
/** How much more a question counts that asks for nothing else. */
const questionCloseness = 0.4;
/** Answers to single terms that are kept for the next keystroke. */
const maxPostings = 1_000;

/** Whom the answers are for, and what the question shows beside its topic. */
interface ForWhom {
  /** As chosen. */
  audience: SearchAudience;
  /** As chosen, or as the question shows. */
  isHosts: boolean;
  isUrgent: boolean;
  asksTool: boolean;
}

interface Scored {
  id: number;
  score: number;
  fit: number;
}

const fieldNames = ['question', 'title', 'keywords', 'answer', 'text', 'pageTitle'] as const;

/** Builds the index in memory. The same data give the same ranking in the browser and on the server. */
export function createSearch({ documents, language, ranking, safetySections }: SearchData): Search {
  const vocabulary = new Vocabulary(language);
  const index = new MiniSearch<Record<(typeof fieldNames)[number] | 'id', string | number>>({
    fields: [...fieldNames],
    tokenize: (text) => vocabulary.termsOf(text),
    processTerm: (term) => term,
    searchOptions: { boost: ranking.fields, tokenize: (term) => [term], processTerm: (term) => term },
  });
  index.addAll(documents.map((document, id) => ({ id, ...fieldsOf(document) })));
  const spellings = spellingsOf(documents, vocabulary);
  const spell = createSpeller(spellings, ranking);
  const isUnknown = (word: string) => !spellings.candidates.has(word) && !spellings.stems.has(stemOf(word));
  const urgencyOf = createUrgency(language.safety, vocabulary);
  const isFiller = (word: string) => vocabulary.kindOf(word) !== 'full';
  const signalsIn = createPhraseFinder(language.signals, isFiller, 'tool');
  // "My car" is also what a driver says of a rented one; only "my cars" is a host's at the roadside.
  const signalsInTrouble = createPhraseFinder(language.signals, isFiller, 'phrases');
  const questionTerms = documents.map(({ question, title }) => vocabulary.contentOf(question || title));
  const ofTrouble = new Map<number, boolean>();
  const postings = new Map<string, ReadonlyMap<number, number>>();

  return { search };

  function search(query: string, { audience = 'any', limit = 8 }: SearchOptions = {}): SearchOutcome {
    const words = queryWords(query);
    const queryTerms = readQuestion(words, vocabulary, spell, ranking);
    const trouble = readTrouble(words);
    const signals = trouble ? signalsInTrouble(trouble.words) : signalsIn(words);
    const has = (signal: string) => signals.some(({ kind }) => kind === signal);
    const isHosts = audience === 'any' ? has('host') : audience === 'host';
    // Drivers' steps help, unless hosts were asked for or a host asks.
    const urgent: Urgency | undefined =
      trouble && !(isHosts && trouble.isDrivers)
        ? { kind: trouble.kind, audience: isHosts ? 'host' : 'drive' }
        : undefined;
    const forWhom = { audience, isHosts, isUrgent: urgent !== undefined, asksTool: has('tool') };
    const scored = rank(queryTerms, forWhom);
    const spreadOut = spread(urgent ? withHelpFirst(scored, urgent) : scored, limit);
    const ranked = spreadOut.filter(
      ({ id, score, fit }, at) =>
        (at < minHits || score > spreadOut[0]!.score * farBehind) &&
        (at === 0 || !urgent || fit >= besideTrouble || speaksOfTrouble(id)),
    );
    const wanted = new Set(queryTerms.flatMap(({ terms }) => [...terms.keys()]));
    const hits = ranked.map(({ id, score, fit }): SearchHit => {
      const document = documents[id]!;
      const heading = document.question || document.title;
      return {
        document,
        score,
        fit,
        heading: markedText(heading, wanted, vocabulary),
        snippet: snippetOf(document, wanted, vocabulary),
      };
    });
    const fits = urgent !== undefined || ranked.slice(0, 2).some(({ fit }) => fit >= ranking.fits);
    // Where only words were asked that say little, no section says a share of them.
    const floor = hits.some(({ fit }) => fit > 0) ? ranking.nearest : 0;
    const near = fits ? hits : hits.filter(({ fit }) => fit >= floor).slice(0, minHits);
    return { hits: near, fits, ...(urgent && { urgent }) };
  }

  /** Whether somebody is in trouble, and the words that say so as they were meant. */
  function readTrouble(words: readonly string[]): (Trouble & { words: string[] }) | undefined {
    const read = words.flatMap((word, at) => {
      const spelled = spell(word, at === words.length - 1);
      const decides = (option: string) => urgencyOf([option]) !== undefined;
      return surely(word, spelled, decides).map((meant) => ({ word, meant, spelled }));
    });
    const meant = read.map((one) => one.meant);
    const mayMean = (at: number, wanted: string) =>
      isUnknown(read[at]!.word) && maySlip(read[at]!.word, read[at]!.spelled, wanted, at === read.length - 1);
    const trouble = urgencyOf(meant, mayMean);
    return trouble && { ...trouble, words: meant };
  }

  /** The steps for trouble on the road come first, also where no word of the question stands in them. */
  function withHelpFirst(scored: readonly Scored[], { audience, kind }: Urgency): Scored[] {
    const id = documents.findIndex(({ url }) => url === safetySections[audience][kind]);
    const known = scored.find((one) => one.id === id);
    const best = scored[0];
    if (id < 0) return [...scored];
    // A host is not on the road: what was asked decides, where something answers all of it or the steps are near.
    const isAsked =
      kind !== 'threat' && best && (best.fit >= wholly || (known && known.score > best.score * nearBest));
    if (audience === 'host' && known && isAsked) return [...scored];
    const first = { id, fit: known?.fit ?? 0, score: Math.max(1, scored[0]?.score ?? 0) };
    return [first, ...scored.filter((one) => one !== known)];
  }

  /** Whether a section itself speaks of trouble on the road. */
  function speaksOfTrouble(id: number): boolean {
    const known = ofTrouble.get(id);
    if (known !== undefined) return known;
    // Its keywords are left out: "fire" is there also for who fires an employee.
    const { question, title, text } = documents[id]!;
    const speaks = urgencyOf(wordsOf(`${question} ${title} ${text}`).map(({ plain }) => plain)) !== undefined;
    ofTrouble.set(id, speaks);
    return speaks;
  }

  /** Scores every document that satisfies a term of the query. */
  function rank(queryTerms: readonly QueryTerm[], forWhom: ForWhom): Scored[] {
    const scores = new Map<number, { score: number; found: number }>();
    const wanted = new Set(queryTerms.flatMap(({ terms }) => [...terms.keys()]));
    let asked = 0;
    for (const queryTerm of queryTerms) {
      const best = new Map<number, { score: number; weight: number }>();
      let maxFound = 0;
      for (const [term, weight] of queryTerm.terms) {
        const found = postingsOf(term);
        if (weight > 0.5) maxFound = Math.max(maxFound, found.size);
        for (const [id, score] of found) {
          const known = best.get(id);
          const better = weight * score;
          if (!known) best.set(id, { score: better, weight });
          else
            best.set(id, {
              score: Math.max(known.score, better) + 0.2 * Math.min(known.score, better),
              weight: Math.max(known.weight, weight),
            });
        }
      }
      const rarity = queryTerm.isNeeded ? rarityOf(maxFound) : 0;
      asked += rarity;
      for (const [id, { score, weight }] of best) {
        const sum = scores.get(id) ?? { score: 0, found: 0 };
        sum.score += score * queryTerm.weight;
        sum.found += rarity * Math.min(1, 0.3 + weight);
        scores.set(id, sum);
      }
    }
    return [...scores]
      .map(([id, { score, found }]) => {
        const fit = asked > 0 ? found / asked : 0;
        const closeness = 1 + questionCloseness * shareOf(questionTerms[id]!, wanted);
        return { id, score: score * (0.4 + fit) * closeness * factorFor(documents[id]!, forWhom), fit };
      })
      .sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /**
   * What a term of the query weighs when it is asked how much of the question was found. An unknown word is as likely
   * chatter as a topic.
   */
  function rarityOf(found: number): number {
    return found === 0 ? unknownRarity : Math.log(1 + (documents.length + 1) / (found + 0.5));
  }

  function factorFor({ kind, audience }: SearchDocument, forWhom: ForWhom): number {
    const tools = forWhom.asksTool ? ranking.toolsAsked : ranking.tools;
    const kindFactor = { help: 1, tool: tools, page: ranking.otherPages }[kind];
    return kindFactor * audienceFactor(audience, forWhom);
  }

  function audienceFactor(answers: SearchAudience, { audience, isHosts, isUrgent }: ForWhom): number {
    if (answers === 'any' || answers === audience) return 1;
    if (audience !== 'any') return ranking.otherAudience;
    if (isHosts) return answers === 'drive' ? ranking.hostsFirst : 1;
    if (answers === 'drive') return 1;
    return isUrgent ? ranking.driversFirstUrgent : ranking.driversFirst;
  }

  /** Lowers the second and third section of a page, so that different pages show at the top. */
  function spread(scored: readonly Scored[], limit: number): Scored[] {
    const candidates = scored.slice(0, limit * 4);
    const seen = new Map<string, number>();
    const chosen: Scored[] = [];
    while (chosen.length < limit && candidates.length > 0) {
      const weighed = candidates.map(
        ({ id, score }) => score * ranking.samePage ** (seen.get(pageOf(id)) ?? 0),
      );
      const best = weighed.indexOf(Math.max(...weighed));
      const [next] = candidates.splice(best, 1) as [Scored];
      seen.set(pageOf(next.id), (seen.get(pageOf(next.id)) ?? 0) + 1);
      chosen.push({ ...next, score: weighed[best]! });
    }
    return chosen;
  }

  function pageOf(id: number): string {
    return documents[id]!.url.replace(/#.*/, '');
  }

  function postingsOf(term: string): ReadonlyMap<number, number> {
    const known = postings.get(term);
    if (known) return known;
    const found = new Map(index.search(term).map(({ id, score }) => [id as number, score]));
    if (postings.size > maxPostings) postings.clear();
    postings.set(term, found);
    return found;
  }
}

/** The share of a question's words that are asked for. Of two questions with the same match, the plainer one is meant. */
function shareOf(terms: readonly string[][], wanted: ReadonlySet<string>): number {
  if (terms.length === 0) return 0;
  return terms.filter((word) => word.some((term) => wanted.has(term))).length / terms.length;
}

/** What is indexed of a document, by field. */
function fieldsOf({ question, title, keywords, text, pageTitle }: SearchDocument) {
  const answer = text
    .split(/(?<=[.!?:])\s/)
    .slice(0, 2)
    .join(' ');
  return { question, title, keywords: keywords.join(' | '), answer, text, pageTitle };
}
