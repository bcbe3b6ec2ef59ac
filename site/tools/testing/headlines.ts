import type { ToolWordsSchema } from '#catalog/tool-words.ts';
import { toolTexts } from '#catalog/tools.ts';
import { headlineOf, type Told } from '../form/tell.ts';
import type { ToolAnswer, Verdict } from '../form/tool-answer.ts';
import { language, locale } from './times.ts';

/** How a tool tells an answer at a glance: "yes: Free until Tue 9:00 AM". */
export function atAGlance<Outcome extends string>(
  name: string,
  schema: ToolWordsSchema,
  verdicts: Readonly<Record<Outcome, Verdict>>,
): (answer: ToolAnswer<Outcome, unknown>) => string | undefined {
  const headlines = toolTexts(language, name, schema).texts.headlines as Told<Outcome>;
  return ({ result }) =>
    result
      ? `${verdicts[result.outcome]}: ${headlineOf(headlines, result, locale)}`.replace('\u00a0', ' ')
      : undefined;
}
