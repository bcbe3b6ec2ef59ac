import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { Language } from '#config/languages.ts';
import { contactSchema } from './contact-schema.ts';
import type { BuildValues } from './fill-build.ts';
import { parseYaml, type YamlText } from './yaml-file.ts';

type Topic = z.output<typeof contactSchema>['topics'][number];

/**
 * What a message is about that somebody writes from a help page, or about one of its sections: the first topic of drivers or of hosts
 * that leads to the section, else to the page, or names it. Undefined where there is none.
 *
 * @param place `drive/{Name}`, or `drive/{Name}#{Anchor}`
 * @param values what `[[name]]` stands for
 * @param source of the file that has the topics
 * @throws ContentError for a mistake in that file: articles are compiled before the catalog reads it
 */
export function contactTopicOf(
  place: string,
  language: Language,
  values: BuildValues,
  source = readFileSync(fileOf(language), 'utf8'),
): string | undefined {
  const [page = ''] = place.split('#');
  const topics = topicsIn({ language, file: fileOf(language), source }, values);
  const ofSide = topics.filter(({ audience }) => audience !== 'both');
  const topic =
    ofSide.find(({ sections }) => sections.includes(place)) ??
    ofSide.find(
      ({ sections, pages }) =>
        pages.includes(page) || sections.some((section) => section.startsWith(`${page}#`)),
    );
  return topic?.id;
}

const fileOf = (language: Language) => `content/${language}/contact.yaml`;

/** By their text: a build asks for them in every article. */
const known = new Map<string, readonly Topic[]>();

function topicsIn(text: YamlText, values: BuildValues): readonly Topic[] {
  const topics = known.get(text.source) ?? parseYaml(text, contactSchema, values).topics;
  known.clear();
  known.set(text.source, topics);
  return topics;
}
