import type { PluralForms } from '#catalog/message-schema.ts';
import { fill, type Values } from './fill.ts';

/** A message in the form that the language of `locale` has for `count`, filled in: "1 answer", "2,000 answers". */
export const fillPlural = (forms: PluralForms, values: Values & { count: number }, locale: string): string =>
  fill(forms[new Intl.PluralRules(locale).select(values.count)] ?? forms.other, {
    ...values,
    count: values.count.toLocaleString(locale),
  });

/** A message, with or without plural forms, filled in; what has forms depends on the value of `count`. */
export const fillSentence = (sentence: string | PluralForms, values: Values, locale: string): string =>
  typeof sentence === 'string'
    ? fill(sentence, values)
    : fillPlural(sentence, { ...values, count: Number(values.count) }, locale);
