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
 * What a message is about that somebody writes from a help page, or about one of its sections: the first topic of drivers or of hosts
 * that leads to the section, else to the page, or names it. Undefined where there is none. The file is checked where the catalog
 * reads it.
 *
 * @param place `drive/{Name}`, or `drive/{Name}#{Anchor}`
 */
export function contactTopicOf(place: string, language: Language): string | undefined {
  const [page = ''] = place.split('#');
  const topics = topicsIn(readFileSync(`content/${language}/contact.yaml`, 'utf8'));
  const ofSide = topics.filter(({ audience }) => audience !== 'both');
  const topic =
    ofSide.find(({ sections }) => sections.includes(place)) ??
    ofSide.find(
      ({ sections, pages = [] }) =>
        pages.includes(page) || sections.some((section) => section.startsWith(`${page}#`)),
    );
  return topic?.id;
}

/** By their text: a build asks for them in every article. */
const known = new Map<string, Topic[]>();

function topicsIn(text: string): Topic[] {
  const topics = known.get(text) ?? (parse(text) as { topics: Topic[] }).topics;
  known.clear();
  known.set(text, topics);
  return topics;
}
