import { builtName } from '../build/plugins/style-names.ts';
import { fleschKincaid } from 'flesch-kincaid';
import { type HTMLElement, parse } from 'node-html-parser';
import { syllable } from 'syllable';
import { htmlAt } from './built-site.ts';

/** How hard a page is to read: the grade at a US school whose pupils can, by Flesch and Kincaid. */
export interface ReadingLevel {
  path: string;
  grade: number;
  wordsPerSentence: number;
  /** Its longer sentences that ask most of a reader, hardest first. */
  hardest: string[];
}

/** What stands beside the words of a page: lists of links, forms, drawings, what scripts need. */
const related = builtName('related', 'article/elements/related-sections.module.css');
const beside = `nav, form, details, noscript, script, template, button, [hidden], [aria-live], [role=img], [role=alert], .${related}`;
/** What is made of sentences. Headings, links in a row and buttons are not. */
const running = 'p, li, dd, td';

const sentencesOf = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordsOf = new Intl.Segmenter('en', { granularity: 'word' });

/** The reading level of a built page's sentences. */
export function readingLevelOf(path: string): ReadingLevel {
  return { path, ...measured(sentencesOn(parse(htmlAt(path)).querySelector('main')!)) };
}

/** The reading level of sentences. */
export function measured(sentences: readonly string[]): Omit<ReadingLevel, 'path'> {
  const counted = sentences.map((text) => ({ text, of: count(text) })).filter(({ of }) => of.word > 0);
  const sum = (what: 'word' | 'syllable') => counted.reduce((total, { of }) => total + of[what], 0);
  const long = counted.filter(({ of }) => of.word >= 8);
  const hardest = long.toSorted((a, b) => fleschKincaid(b.of) - fleschKincaid(a.of)).slice(0, 4);
  return {
    grade: fleschKincaid({ sentence: counted.length, word: sum('word'), syllable: sum('syllable') }),
    wordsPerSentence: sum('word') / counted.length,
    hardest: hardest.map(({ text }) => text),
  };
}

function sentencesOn(main: HTMLElement): string[] {
  for (const element of main.querySelectorAll(beside)) element.remove();
  const blocks = main.querySelectorAll(running).filter((block) => !block.querySelector(running));
  return blocks.flatMap((block) => [...sentencesOf.segment(block.text)].map(({ segment }) => segment.trim()));
}

function count(sentence: string) {
  // An address is read at a glance.
  const text = sentence.replace(/\S+@\S+\.\w+/g, 'it');
  const words = [...wordsOf.segment(text)].filter(({ isWordLike }) => isWordLike);
  const syllables = words.map(({ segment }) => Math.max(1, syllable(segment)));
  return { sentence: 1, word: words.length, syllable: syllables.reduce((total, one) => total + one, 0) };
}
