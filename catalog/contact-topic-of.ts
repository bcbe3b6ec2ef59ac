import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '#config/languages.ts';

interface Topic {
  id: string;
  audience: string;
  sections: string[];
  pages?: string[];
}

/**
 * What a message is about that somebody writes from a help page: the first topic of drivers or of hosts that leads to a section of
 * it, or names it. Undefined where there is none. The file is checked where the catalog reads it.
 *
 * @param file `content/en/help/drive/{Name}.mdx`
 */
export function contactTopicOf(file: string, language: Language): string | undefined {
  const page = /help\/(\w+\/\w+)\.mdx$/.exec(file.split('\\').join('/'))?.[1];
  if (!page) return undefined;
  const { topics } = parse(readFileSync(`content/${language}/contact.yaml`, 'utf8')) as { topics: Topic[] };
  const ofSide = topics.filter(({ audience }) => audience !== 'both');
  return ofSide.find(
    ({ sections, pages = [] }) =>
      pages.includes(page) || sections.some((section) => section.startsWith(`${page}#`)),
  )?.id;
}
