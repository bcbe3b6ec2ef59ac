import type { z } from 'zod';
import type { Language } from '#config/languages.ts';
import { buildValues } from './build-values.ts';
import { ContentError } from './content-error.ts';
import { parseYaml, type YamlText } from './yaml-file.ts';

const sources = import.meta.glob<string>('/content/*/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What they say, where a bundle was made with it (`build/plugins/content.ts`): reading YAML takes ten times as long as JSON. */
const readBefore = import.meta.glob<unknown>('/content/*/**/*.yaml', {
  query: '?value',
  import: 'default',
  eager: true,
});

/** The path of a YAML file of a language, from the root of the repository. */
export const yamlPath = (language: Language, name: string): string => `content/${language}/${name}.yaml`;

/** The names of the YAML files in a folder of a language, in the order of the alphabet: `screens/drive/inventory`. */
export function yamlNames(language: Language, folder: string): string[] {
  const start = `/content/${language}/`;
  return Object.keys(sources)
    .filter((path) => path.startsWith(`${start}${folder}/`))
    .map((path) => path.slice(start.length, -'.yaml'.length));
}

const asked = new Set<string>();

/** `content/{language}/{name}.yaml` as its authors wrote it. @throws ContentError where there is none */
export function yamlText(language: Language, name: string): YamlText {
  const file = yamlPath(language, name);
  const source = sources[`/${file}`];
  asked.add(file);
  if (source !== undefined) return { language, file, source, value: readBefore[`/${file}`] };
  throw new ContentError(file, [{ field: '(whole file)', message: 'is missing; write it' }]);
}

/**
 * To be called when a language is read.
 *
 * @param read the files that were read, from the root of the repository
 * @throws ContentError for a file that was not: nobody would notice
 */
export function refuseUnread(language: Language, read: ReadonlySet<string> = asked): void {
  const files = Object.keys(sources).map((path) => path.slice(1));
  const unread = files.find((file) => file.startsWith(`content/${language}/`) && !read.has(file));
  const message = 'is read by nothing; is its name right? What reads a new file is in catalog/catalog.ts';
  if (unread) throw new ContentError(unread, [{ field: '(whole file)', message }]);
}

/**
 * The first line of a YAML file on which something stands; of what is parted, such as `drive/Page#Anchor` into a key for the page and
 * one for the section, the line of the last part that is there.
 */
export function lineIn(file: string, written: string): { line?: number } {
  const lines = sources[`/${file}`]?.split('\n') ?? [];
  const whole = lines.findIndex((line) => line.includes(written));
  if (whole >= 0) return { line: whole + 1 };
  const [page = '', anchor = ''] = written.split('#');
  const ofPage = lines.findIndex((line) => line.startsWith(`${page}:`));
  const ofSection = lines.findIndex((line, at) => at > ofPage && line.trim().startsWith(`${anchor}:`));
  const at = ofPage >= 0 && anchor && ofSection >= 0 ? ofSection : ofPage;
  return at >= 0 ? { line: at + 1 } : {};
}

/**
 * `content/{language}/{name}.yaml`, with the operator's data and the facts filled in, checked.
 *
 * @throws ContentError with file, line and field, where it does not fit its schema
 */
export function readYaml<Schema extends z.ZodType>(
  language: Language,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const values = buildValues(yamlText(language, 'rules'));
  return parseYaml(yamlText(language, name), schema, values);
}
