import type { Pair } from './pairs.ts';

/** Whom a search is for; `any` is everybody. */
export type SearchAudience = 'drive' | 'host' | 'any';

/** One thing that can be found: a section of a help page, or a whole other page. */
export interface SearchDocument {
  kind: 'help' | 'page' | 'tool';
  /** Where it is: `/faqs/{audience}/{page}#{anchor}`, or a page's path. */
  url: string;
  audience: SearchAudience;
  /** Title of the page it stands on. */
  pageTitle: string;
  title: string;
  /** The question it answers; empty for pages that are not help. */
  question: string;
  keywords: readonly string[];
  /** How people ask for it who know none of its words. */
  asked: readonly string[];
  text: string;
  /** What somebody at risk reads first; every answer that this document gives begins with it. */
  urgent?: string;
}

/** A topic that people ask about and no document answers. It is never shown: where it fits a question best, nothing does. */
export interface UnansweredTopic {
  audience: SearchAudience;
  /** How people ask for it. */
  asked: readonly string[];
}

/** What is shown of a document that was found. */
export type FoundDocument = Omit<SearchDocument, 'keywords' | 'asked'>;

/** The vocabulary of the people who search, from `content/{language}/search/`. */
export interface SearchLanguage {
  /** Groups of words and phrases that are one thing. */
  same: readonly (readonly string[])[];
  /** Groups of words that people use for one another. */
  near: readonly (readonly string[])[];
  /** Stop words: they say nothing of what is asked. */
  stop: readonly string[];
  /** Words that say little. */
  weak: readonly string[];
  /** Words that say something by themselves, and nothing beside others that do. An index of before has none. */
  aside?: readonly string[];
  /** Words of people in trouble on the road, and what only looks like them; `later` is of a guest who is still to come. */
  safety: Readonly<Record<Urgency['kind'] | 'alone' | 'harmless', readonly string[]>> & {
    pairs: Readonly<Record<Urgency['kind'] | 'harmless', readonly Pair[]>>;
    later: readonly Pair[];
  };
  /** Words that show that a host asks, or that a tool is asked for. */
  signals: Readonly<Record<'host' | 'driver' | 'tool', readonly string[]>>;
}

/** How much what counts; each factor is explained in `content/en/search/ranking.yaml`. */
export interface SearchRanking {
  fields: Readonly<
    Record<'question' | 'title' | 'keywords' | 'asked' | 'answer' | 'text' | 'pageTitle' | 'pairs', number>
  >;
  same: number;
  near: number;
  typo: number;
  prefix: number;
  weak: number;
  inPhrase: number;
  coverage: number;
  closeness: number;
  otherAudience: number;
  driversFirst: number;
  driversFirstUrgent: number;
  hostsFirst: number;
  otherPages: number;
  tools: number;
  toolsAsked: number;
  samePage: number;
  unanswered: number;
  sure: Readonly<Record<'share' | 'unknown' | 'words' | 'pairs', number>>;
  fits: number;
  nearest: number;
}

/** Everything that an index is built from. */
export interface SearchData {
  documents: readonly SearchDocument[];
  unanswered: readonly UnansweredTopic[];
  language: SearchLanguage;
  ranking: SearchRanking;
  /** Addresses of the sections that come first in trouble, by audience and kind. */
  safetySections: Readonly<Record<Urgency['audience'], Readonly<Record<Urgency['kind'], string>>>>;
}

/** A piece of text; `marked` where it is what the person asked for. */
export interface TextPart {
  text: string;
  marked: boolean;
}

export interface SearchHit {
  document: FoundDocument;
  score: number;
  /** The share of what was asked that this says, 0 to 1. */
  fit: number;
  /** The question, or the title, with the words that matched. */
  heading: TextPart[];
  /** The sentence of the section that says most of what was asked, after what somebody at risk reads first. */
  snippet: TextPart[];
}

/** Somebody is in trouble: hurt or in danger, threatened or robbed by somebody, or with a vehicle that stands. */
export interface Urgency {
  kind: 'danger' | 'threat' | 'breakdown';
  /** Whose steps help. */
  audience: 'drive' | 'host';
}

export interface SearchOutcome {
  /** Best first. Where `fits` is false these are only the nearest there is. */
  hits: SearchHit[];
  /** Whether the best hit is good enough to be called an answer; always, where it is urgent. */
  fits: boolean;
  /** Set where the emergency card stands above the answers. */
  urgent?: Urgency | undefined;
  /** Parts of the index that the answers need and that are not there; left out where they are whole. */
  missing?: readonly string[];
  /** Whether parts of the index are done without: there may be better answers. */
  isPartial?: boolean;
}
