import type { ContactDoubt } from './contact-page.ts';

/** For how many days back the editors' page is read. */
export const editorsPeriods = [7, 30, 90] as const;
export type EditorsPeriod = (typeof editorsPeriods)[number];

/** A part of the editors' page that is also had as a table, `/editors.csv?table=…`. */
export const editorsTables = ['sections', 'comments', 'searches', 'messages'] as const;
export type EditorsTable = (typeof editorsTables)[number];

/** A section of the help, as it was called when somebody answered below it. */
export interface ReadSection {
  /** `/faqs/drive/Vehicle`. */
  page: string;
  /** Its anchor. */
  section: string;
  language: string;
}

/** What an editor does on the page: decides on a message, or erases the words below a section. */
export const editorsActs = ['release', 'drop', 'erase'] as const;
export type EditorsAct = (typeof editorsActs)[number];

/** What is told of it afterwards: that it is done, or that there was nothing left to do it with. */
export const editorsOutcomes = [...editorsActs, 'gone'] as const;
export type EditorsOutcome = (typeof editorsOutcomes)[number];

/** How many said that a section answered their question, and how many that it did not. */
export interface SectionVotes extends ReadSection {
  yes: number;
  no: number;
}

/** How many gave a reason for "No", by its id. */
export interface SectionReason extends ReadSection {
  reason: string;
  count: number;
}

/** What somebody wrote below a section. */
export interface SectionComment extends ReadSection {
  /** The reference number: what was written is erased by it. */
  number: string;
  /** Milliseconds since 1970. */
  at: number;
  answer: string;
  reason: string | null;
  text: string;
  /** What the text may say of a person, as `personalIn` names it. */
  suspected: readonly string[];
}

/** Searches that found nothing good, or nothing that was opened, in a group by what was meant. */
export interface MissedSearch {
  language: string;
  /** What they are about; none for all those whose words may not be shown, together. */
  stems: readonly string[];
  /** How people put it, the commonest first, where it may be shown. */
  wordings: readonly string[];
  audience: string;
  /** How often nothing was found. */
  nothing: number;
  /** How often something was found, and not called an answer. */
  declined: number;
  /** How often answers were found, and none was opened. */
  unopened: number;
  /** On how many days. */
  days: number;
}

/** What has become of a message: `inbox` is read on the editors' page, since nothing is set that delivers. */
export type MessageState = 'waiting' | 'failed' | 'inbox' | 'pending' | 'sent';

/** How many wrote about a topic, by what has become of it. */
export interface TopicMessages {
  topic: string;
  audience: string;
  state: MessageState;
  count: number;
}

/** A message that an editor has to see: it waits for a person, could not be delivered, or nothing is set that delivers. */
export interface OpenMessage {
  number: string;
  /** Milliseconds since 1970. */
  at: number;
  topic: string;
  audience: string;
  state: MessageState;
  /** Why it waits. */
  doubts: readonly ContactDoubt[];
  text: string;
  replyTo: string;
}

/** What people sent, as the database has it. */
export interface StoredReport {
  votes: readonly SectionVotes[];
  reasons: readonly SectionReason[];
  /** The newest first, as many as were asked for. */
  comments: readonly SectionComment[];
  commentCount: number;
  searches: readonly MissedSearch[];
  topics: readonly TopicMessages[];
  /** The oldest first, as many as are shown at once. */
  messages: readonly OpenMessage[];
  /** How many of those there are. */
  messageCount: number;
}

/** What the editors' page tells: its words, and where to mend what, it knows itself. */
export interface EditorsReport {
  /** The moment of reading, in milliseconds since 1970. */
  at: number;
  days: EditorsPeriod;
  /** The first of the days, in UTC: `2026-11-22`. */
  sinceDay: string;
  /** Undefined while the database is away. */
  stored: StoredReport | undefined;
  /** What an editor has just done here, to be told. */
  done?: EditorsOutcome | undefined;
}

/** The weekly digest, as it is mailed. */
export interface EditorsDigest {
  subject: string;
  text: string;
  /** Whether there is nothing to mend. */
  isEmpty: boolean;
}
