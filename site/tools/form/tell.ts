import type { PluralForms } from '#catalog/message-schema.ts';
import { fillSentence } from '#site/messages/fill-plural.ts';
import type { ToolResult } from './tool-answer.ts';

/** What is told of each outcome. */
export type Told<Outcome extends string> = Readonly<Record<Outcome, string | PluralForms>>;

/** The fact of a result in a few words, with short times. */
export const headlineOf = <Outcome extends string>(
  headlines: Told<Outcome>,
  { outcome, values, short }: ToolResult<Outcome, unknown>,
  locale: string,
): string => fillSentence(headlines[outcome], { ...values, ...short }, locale);

/** A result in whole sentences. */
export const sentenceOf = <Outcome extends string>(
  sentences: Told<Outcome>,
  { outcome, values }: ToolResult<Outcome, unknown>,
  locale: string,
): string => fillSentence(sentences[outcome], values, locale);
