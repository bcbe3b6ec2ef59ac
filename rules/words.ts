import { type BadInput, type Decision, explain } from './decision.ts';
import type { RulesTexts } from './text-keys.ts';
import type { FieldError } from './validation.ts';

/** What a page shows under an answer: the rule in words, its source, and what is open. */
export interface WordedExplanation {
  readonly rule: string;
  readonly source: string;
  readonly unknown: readonly string[];
  readonly assumes: readonly string[];
  readonly errors: readonly string[];
}

/**
 * The words of an answer: the rule's sentence and its source, what is unknown, what was assumed, what is wrong. Of what
 * is no answer it says that. Never throws. Any rule of spec 1-9.
 */
export function explainIn(
  texts: Pick<RulesTexts, 'rules' | 'unknown' | 'assumptions' | 'errors' | 'inputs' | 'locale'>,
  answer: Decision<string, { readonly code: string }> | BadInput,
): WordedExplanation {
  const { rule, source, unknown, assumes, errors } = explain(answer);
  return {
    rule: texts.rules[rule],
    source,
    unknown: unknown.map((key) => texts.unknown[key]),
    assumes: assumes.map((id) => texts.assumptions[id]),
    errors: errors.map((error) => errorIn(texts, error)),
  };
}

/** What is wrong with a field, in a sentence for people. Spec 5. */
export function errorIn(
  { errors, inputs, locale }: Pick<RulesTexts, 'errors' | 'inputs' | 'locale'>,
  { field, code, sentence = code, values = {} }: FieldError,
): string {
  const number = new Intl.NumberFormat(locale);
  return errors[sentence].replace(/\{(\w+)\}/g, (_marker, name: keyof typeof values | 'field') => {
    if (name === 'field') return field;
    if (name === 'input') return inputs[values.input!];
    const value = values[name];
    return typeof value === 'number' ? number.format(value) : (value ?? '');
  });
}
