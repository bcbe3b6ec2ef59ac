import { type MarketingPage, marketingSchemas } from './marketing-schema.ts';
import { fillPlaceholders } from './placeholders.ts';
import { placeholders } from './site.ts';
import { parseYaml } from './yaml-file.ts';
import type { z } from 'zod';

const sources = import.meta.glob<string>('/content/en/marketing/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The copy of one marketing page, checked, with the operator's data filled in.
 *
 * @throws ContentError with file, line and field, where the copy does not fit its schema
 */
export function marketing<Page extends MarketingPage>(page: Page): z.output<(typeof marketingSchemas)[Page]> {
  const file = `content/en/marketing/${page}.yaml`;
  const schema: z.ZodType = marketingSchemas[page];
  const copy = parseYaml(file, sources[`/${file}`] ?? '', schema);
  return fillPlaceholders(copy, placeholders) as z.output<(typeof marketingSchemas)[Page]>;
}
