import source from '#content/en/interface.yaml?raw';
import { fillText } from './placeholders.ts';
import { interfaceSchema } from './interface-schema.ts';
import { placeholders } from './site.ts';
import { parseYaml } from './yaml-file.ts';

/** Labels and messages of the interface. Texts with a count or a number keep their `{marker}` for {@link label}. */
export const ui = parseYaml('content/en/interface.yaml', source, interfaceSchema);

/** A label with its markers filled: `label(ui.faqIndex.showAll, { count: 10 })`; the operator's data are known to all. */
export function label(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const asText = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
  return fillText(text, { ...placeholders, ...asText });
}
