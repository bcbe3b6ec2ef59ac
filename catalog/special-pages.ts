import type { z } from 'zod';
import { fillPlaceholders } from './placeholders.ts';
import { placeholders } from './site.ts';
import { type SpecialPage, specialSchemas } from './special-pages-schema.ts';
import { parseYaml } from './yaml-file.ts';

const sources = import.meta.glob<string>('/content/en/special/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The words of one of the two special pages, checked, with the operator's data filled in.
 *
 * @throws ContentError with file, line and field, where the words do not fit their schema
 */
export function special<Page extends SpecialPage>(page: Page): z.output<(typeof specialSchemas)[Page]> {
  const file = `content/en/special/${page}.yaml`;
  const schema: z.ZodType = specialSchemas[page];
  const copy = parseYaml(file, sources[`/${file}`] ?? '', schema);
  return fillPlaceholders(copy, placeholders) as z.output<(typeof specialSchemas)[Page]>;
}
