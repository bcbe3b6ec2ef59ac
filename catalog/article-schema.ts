import type { ComponentType } from 'react';
import { z } from 'zod';
import type { AppName } from '#config/site-schema.ts';
import { formerPagePattern } from './former-address.ts';
import { screenName, upTo } from './in-language.ts';
import { words } from './message-schema.ts';
import { pictureName } from './picture-names.ts';

/** Anchors are PascalCase and stay for ever: the apps and other sites link to them. */
export const anchorPattern = /^[A-Z][A-Za-z0-9]*$/;

const anchor = z
  .string()
  .regex(anchorPattern, 'an anchor is PascalCase letters and digits, such as "ReservationStates"');
const date = z.iso.date({
  error: ({ input }) =>
    /^\d{4}-\d\d-\d\d$/.test(String(input)) ? 'is no day of the calendar' : 'write the date as YYYY-MM-DD',
});

/** What is no date is told for itself: nothing comes before or after it. */
const isDay = (written: unknown) => date.safeParse(written).success;

/** What every article says of itself, help and legal alike. */
const article = {
  /** Heads the page and names it in lists, tabs and search results. */
  title: upTo(60).min(3),
  /** One or two sentences for search engines and link previews; says what the reader will be able to do. */
  description: upTo(170).min(50),
  /** The day the words last changed in meaning; shown on the page. */
  lastRevised: date,
};

/** Front matter of one section of a help page; the key is the section's anchor. */
const sectionSchema = z.strictObject({
  /** The question this section answers, as a person would ask it; the link text on the FAQ index. */
  question: upTo(110).min(8).regex(/[?]$/, 'a question ends with a question mark'),
  /** Words people use for this that the text itself does not say. */
  keywords: z.array(z.string().min(2)).default([]),
  /** App screens that the section sends people to, by their exact names. */
  screens: z.array(screenName).default([]),
  /** Sections worth reading next: "Anchor" on the same page, or "drive/Page#Anchor". */
  related: z.array(z.string()).default([]),
  /** Anchors this section had before; links to them still arrive here. */
  formerly: z.array(anchor).default([]),
});

/** Front matter of `content/{language}/help/{audience}/{Page}.mdx`. */
export const helpSchema = z
  .strictObject({
    ...article,
    /**
     * Names that this page had in its address, and pages that it took the place of, `host/Page` where that was one of the other
     * audience; links to them still arrive here.
     */
    formerly: z
      .array(
        z
          .string()
          .regex(formerPagePattern, 'a page is named by its file, without ".mdx"; one of hosts is host/Page'),
      )
      .default([]),
    /** What it is grouped by where the pages are many: a name of `content/{language}/categories.yaml`. */
    category: z.string().optional(),
    /** Place in the list of pages, in that of its category if it has one, from 1; the FAQ index and "next page" follow it. */
    order: z.number().int().positive(),
    /** Stands beside the title on the FAQ index. */
    picture: pictureName,
    /** The day by which somebody reads the page again; past it `npm run review` lists the page. */
    reviewBy: date,
    /** The sections, by anchor; each has its heading in the text: `## Title {/* #Anchor *\/}`. */
    sections: z.record(anchor, sectionSchema),
  })
  .refine(({ lastRevised, reviewBy }) => !isDay(lastRevised) || !isDay(reviewBy) || lastRevised <= reviewBy, {
    path: ['reviewBy'],
    error: 'is before lastRevised; write the day by which somebody reads the page again',
  });

/** Front matter of `content/{language}/legal/{page}.mdx`. */
export const legalSchema = z.strictObject({
  ...article,
  /** The text in a few plain sentences; they do not replace it. */
  summary: z.array(words.min(10)).min(1),
});

export type HelpFrontMatter = z.output<typeof helpSchema>;
export type LegalFrontMatter = z.output<typeof legalSchema>;
export type SectionFrontMatter = z.output<typeof sectionSchema>;

/** A section as it stands in the text. */
export interface ArticleSection {
  /** The fragment that links to it. */
  anchor: string;
  /** The heading. */
  title: string;
  /** The words of the section, without the heading and without markup; elements stand as written, `<RefundReasons/>`. */
  text: string;
  /** Its first block, of whatever kind, with what belongs to it: the answer in short. Danger and elements are in it. */
  answer: string;
  /** Where people are at risk, the sentence with the number to call: wherever the section is told of, it goes first. */
  urgent?: string;
  /** Line of the heading in its file. */
  line: number;
}

/** What one article file exports beside its component. */
export interface Article<FrontMatter> {
  /** File name without ending: the name in the URL. */
  name: string;
  /** Path from the root of the repository. */
  file: string;
  frontMatter: FrontMatter;
  /** On which lines of the file the front matter says what: `reviewBy`, `sections.Reserve.keywords`. */
  lines: Readonly<Record<string, number>>;
  sections: ArticleSection[];
  links: ArticleLink[];
}

/** An MDX article: a component that renders with the elements it is given. */
export type ArticleComponent = ComponentType<{ components?: Record<string, unknown> }>;

/** An article file as a module. */
export interface ArticleModule<FrontMatter> extends Omit<Article<FrontMatter>, 'name' | 'file'> {
  default: ArticleComponent;
}

/** A link in the text. */
export interface ArticleLink {
  url: string;
  line: number;
}

/** An `<AppScreen>` in the text. */
export interface ArticleDrawing {
  app: AppName;
  name: string;
  status: string | undefined;
  highlight: string | undefined;
  line: number;
}

/** A `<Tool>` in the text. */
export interface ArticleTool {
  name: string;
  line: number;
}
