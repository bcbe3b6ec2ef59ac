import type { ActionDecider, ActionNote } from '../reservation-actions.ts';
import type { RulesTexts } from '../text-keys.ts';
import { isFieldError } from '../validation.ts';
import { errorIn } from '../words.ts';

/** A result of a function as the published files hold it: with the sentences in the place of their ids. */
export function worded(texts: RulesTexts, result: unknown): unknown {
  if (Array.isArray(result)) return result.map((each: unknown) => worded(texts, each));
  if (typeof result !== 'object' || result === null) return result;
  if (isFieldError(result)) {
    const { field, code, assumes } = result;
    return { field, code, message: errorIn(texts, result), ...(assumes && { assumes }) };
  }
  return Object.fromEntries(
    Object.entries(result).flatMap(([key, value]: [string, unknown]) => {
      if (key === 'note') return [[key, texts.notes[value as ActionNote]]];
      if (key === 'decidedBy')
        return [
          ['condition', texts.conditions[value as ActionDecider]],
          [key, value],
        ];
      return [[key, worded(texts, value)]];
    }),
  );
}
