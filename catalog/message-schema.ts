import { parse, type Token } from '@messageformat/parser';
import { z } from 'zod';

/** A message whose grammar depends on a number, `{count}`: its whole text for each plural category of the language. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text as people read it: nothing is left to fill in at run time. */
export const words = z.string().trim().min(1, 'Write something here.').superRefine(refuseBraces);

/** The same under each of some keys. */
export const keyed = <Key extends string, Schema extends z.ZodType>(keys: readonly Key[], schema: Schema) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);

/** A text under each of some keys. */
export const texts = <Key extends string>(...keys: Key[]) => keyed(keys, words);

/** A message that run time fills in: `{name}` stands for each of the names. */
export const message = (...names: string[]) => compiled((tokens) => textOf(tokens, names));

/**
 * A message that depends on a number, in ICU MessageFormat: `{count, plural, one {# answer} other {# answers}}`, with
 * `{name}` for each of the other names.
 */
export const pluralMessage = (...names: string[]) =>
  compiled((tokens) => pluralForms(tokens, ['count', ...names]));

function refuseBraces(text: string, context: z.RefinementCtx): void {
  for (const part of text.match(/\{[^{}]*\}|[{}]/g) ?? []) {
    const message = `"${part}" is filled in nowhere; the operator's data and facts are written [[name]]`;
    context.addIssue({ code: 'custom', message });
  }
}

/** A schema that parses a message here, at build, so that nothing is left to parse in the browser. */
function compiled<Output>(compile: (tokens: readonly Token[]) => Output) {
  return z
    .string()
    .trim()
    .min(1, 'Write something here.')
    .transform((source, context) => {
      try {
        return compile(parse(source));
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    });
}

/** What stands before and after a plural goes into each of its forms: whole sentences can be chosen from. */
function pluralForms(tokens: readonly Token[], names: readonly string[]): PluralForms {
  const at = tokens.findIndex(({ type }) => type === 'plural');
  const plural = tokens[at];
  if (!plural || !('cases' in plural)) return { other: textOf(tokens, names) };
  if (plural.arg !== 'count')
    throw new Error(`"${plural.arg}" is not the number here; write {count, plural, …}`);
  const forms = plural.cases.map(({ key, tokens: inside }) => {
    if (key.startsWith('=')) throw new Error(`"${key}" is no plural category; write one, other and the like`);
    return [key, textOf([...tokens.slice(0, at), ...inside, ...tokens.slice(at + 1)], names)];
  });
  const { other, ...rest } = Object.fromEntries(forms) as Partial<PluralForms>;
  if (other === undefined) throw new Error('a plural needs the form "other {…}"');
  return { ...rest, other };
}

/** A message without plurals, each of its names checked. */
function textOf(tokens: readonly Token[], names: readonly string[]): string {
  return tokens.map((token) => textOfToken(token, names)).join('');
}

function textOfToken(token: Token, names: readonly string[]): string {
  if (token.type === 'octothorpe') return '{count}';
  if (token.type === 'content' && !/[{}]/.test(token.value)) return token.value;
  if (token.type === 'argument' && names.includes(token.arg)) return `{${token.arg}}`;
  const part = token.type === 'content' ? token.value : `{${token.arg}}`;
  const known = names.map((name) => `{${name}}`).join(', ') || 'nothing';
  throw new Error(`"${part}" cannot be filled in; known here: ${known}`);
}
