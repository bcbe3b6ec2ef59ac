import { z } from 'zod';
import { upTo } from './in-language.ts';
import { message, pluralMessage, words as text } from './message-schema.ts';

const word = z
  .string()
  .regex(
    /^[^\s,|-]+( [^\s,|-]+){0,4}$/,
    'a word, or a phrase of up to five words with one space between them, without commas, hyphens and strokes',
  );
const factor = z.number().min(0).max(1);
const boost = z.number().positive().max(10);

/** A line of synonyms: two words at least, none twice. */
const group = z
  .array(word)
  .min(2, 'a line needs two words at least')
  .refine((words) => new Set(words).size === words.length, 'a word stands twice on this line');

/** `content/{language}/search/synonyms.yaml` */
export const synonymsSchema = z.strictObject({
  /** Two ways of saying one thing: spelling, irregular forms, abbreviations. */
  same: z.array(group),
  /** Words that people use for one another; they count less. */
  near: z.array(group),
});

/** `content/{language}/search/stop-words.yaml` */
export const stopWordsSchema = z.strictObject({
  /** Words that say nothing of what is asked. */
  stop: z.array(word),
  /** Words that say little. */
  weak: z.array(word),
  /** Words that say something by themselves, and nothing beside others that do. */
  aside: z.array(word),
});

/** `content/{language}/search/ranking.yaml` */
export const rankingSchema = z.strictObject({
  /** How much a word counts, by where it stands. */
  fields: z.strictObject({
    question: boost,
    title: boost,
    keywords: boost,
    /** How people ask for it: asked.yaml. */
    asked: boost,
    answer: boost,
    text: boost,
    pageTitle: boost,
    /** Two words that stand side by side, in the question, the title, the keywords and asked.yaml. */
    pairs: boost,
  }),
  /** What a word counts that is found by a spelling or form of it. */
  same: factor,
  /** … by a word that people use for it. */
  near: factor,
  /** … by correcting it. */
  typo: factor,
  /** … by its beginning. */
  prefix: factor,
  /** What a word of the list `weak` counts. */
  weak: factor,
  /** What a word counts that is part of a phrase found. */
  inPhrase: factor,
  /** How much more an answer counts the larger the share of what is asked that it says. */
  coverage: boost,
  /** How much more a question counts that asks for nothing else. */
  closeness: factor,
  /** What an answer for the other audience counts, where one is chosen. */
  otherAudience: factor,
  /** What a host's answer counts where nobody said who asks and the question does not show a host. */
  driversFirst: factor,
  /** … where the question is of somebody in trouble on the road. */
  driversFirstUrgent: factor,
  /** What a driver's answer counts where the question shows a host. */
  hostsFirst: factor,
  /** What a page that is not help counts. */
  otherPages: factor,
  /** What a tool counts. */
  tools: factor,
  /** … where the question asks for one. */
  toolsAsked: boost,
  /** What the second section of a page counts, once the first is shown. */
  samePage: factor,
  /** How many times what the best topic of unanswered.yaml scores a section has to score. */
  unanswered: boost,
  /** How sure it is that a section answers: by the share of what is asked, less what is nowhere, and by the words and the pairs. */
  sure: z.strictObject({ share: boost, unknown: boost, words: boost, pairs: boost }),
  /** How sure it has to be. */
  fits: z.number(),
  /** … and one that is shown as the nearest where none does. */
  nearest: factor,
});

const words = z.array(word).min(1);
const set = z
  .string()
  .min(2)
  .regex(
    /^[^\s,|-]+( [^\s,|-]+)*$/,
    'words with one space between them, without commas, hyphens and strokes',
  );
/** Two sets of words: one word of each, near one another. */
const pair = z.tuple([set, set]).readonly();
const pairs = z.array(pair).min(1);
/** A link to a section, audience/Page#Anchor, and what it says. */
const cardLink = z.strictObject({ to: z.string(), steps: upTo(60) });
const card = cardLink.extend({
  title: upTo(80),
  text: upTo(120),
  /** A second section that helps. */
  also: cardLink.optional(),
});
const cardsFor = z.strictObject({ danger: card, threat: card, breakdown: card });

/** `content/{language}/search/safety.yaml` */
export const safetySchema = z.strictObject({
  /** Somebody is hurt or in danger. */
  danger: words,
  /** Somebody is threatened or robbed; for a host, the guest may be the danger. */
  threat: words,
  /** The vehicle stands. */
  breakdown: words,
  /** A question of this word alone. */
  alone: words,
  /** What only looks like danger; a single word counts only as it is written. */
  harmless: words,
  /** Words that are one of these only together. */
  pairs: z.strictObject({ danger: pairs, threat: pairs, breakdown: pairs, harmless: pairs }),
  /** A guest is still to come: a host who says so of a vehicle that fails has nobody on the road. */
  later: pairs,
  /** What the emergency card says. */
  card: z.strictObject({
    label: text,
    call: upTo(40),
    callInDanger: upTo(40),
    write: upTo(60),
    drive: cardsFor,
    host: cardsFor,
  }),
});

export type SafetyContent = z.output<typeof safetySchema>;

/** `content/{language}/search/signals.yaml`: words that show who asks, or that a tool is asked for. */
export const signalsSchema = z.strictObject({ host: words, driver: words, tool: words });

/** `content/{language}/search/texts.yaml`: what people read where they search. */
export const searchTextsSchema = z.strictObject({
  title: text,
  description: text,
  heading: text,
  label: text,
  placeholder: text,
  submit: text,
  audience: text,
  everyone: text,
  drive: text,
  host: text,
  forDrive: text,
  forHost: text,
  otherPage: text,
  tool: text,
  allTools: text,
  /** The title of the document while something is asked. */
  titled: message('query', 'title'),
  /** What a screen reader is told. */
  answers: pluralMessage(),
  /** Stands above the answers. */
  found: pluralMessage('query'),
  /** … where none fits. */
  missed: message('query'),
  missedHint: text,
  nearest: text,
  nothing: text,
  start: text,
  person: text,
  write: text,
  allQuestions: text,
  allResults: message('query'),
  recent: text,
  forget: text,
  failed: text,
  /** A part of what the browser searches in could not be loaded. */
  partial: text,
  withoutScript: text,
});

export type SearchTexts = z.output<typeof searchTextsSchema>;

/** `content/{language}/search/asked.yaml`: how people ask for a section who know none of its words, by page and anchor. */
export const askedSchema = z.record(
  z.string().regex(/^(drive|host)\/\w+$/, 'audience/Page'),
  z.record(z.string(), z.array(upTo(60)).min(1)),
);

/** Topics, each with the ways of asking for it. */
const topics = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'a name in small letters with hyphens'),
  z.array(upTo(60)).min(6, 'a topic needs six ways of asking at least'),
);

/** `content/{language}/search/unanswered.yaml`: what people ask for and nothing answers, by whom it is for. */
export const unansweredSchema = z.strictObject({ any: topics, drive: topics, host: topics });

/** `content/{language}/search/pages.yaml`: pages beside the help that can be found, by their path. */
export const searchPagesSchema = z.record(
  z.string().startsWith('/'),
  z.strictObject({
    /** Whom it is for. */
    audience: z.enum(['drive', 'host', 'any']),
    /** Words people use for it that its title and description do not say. */
    keywords: z.array(z.string().min(2)),
  }),
);
