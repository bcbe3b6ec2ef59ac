import type { Catalog } from '#catalog/catalog.ts';
import { yamlText } from '#catalog/content-yaml.ts';
import { paths } from '#site/paths.ts';
import type { Place } from './places.ts';

/** A topic of the contact page as readers see it, and where its words and sections are; one that is gone stands for itself. */
export function topicPlace({ language, contact }: Catalog, topic: string): Place {
  const { file, source } = yamlText(language, 'contact');
  const known = contact.topics.find(({ id }) => id === topic);
  const line = source.split('\n').findIndex((each) => each.trim() === `- id: ${topic}`) + 1;
  return known && line > 0
    ? { title: known.label, file: `${file}:${line}`, href: paths.contactAbout(topic) }
    : { title: topic, file: `${file}:1` };
}
