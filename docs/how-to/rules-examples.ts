import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('use-the-rules.md', import.meta.url), 'utf8');
/** The ts blocks of `use-the-rules.md`, each under the heading above it. */
export const examples = [...page.matchAll(/^## (.+?)$|^```ts\n(.*?)^```$/gms)].reduce<{ heading: string; code: string }[]>(
  (found, [, heading, code]) => {
    const last = found.at(-1);
    if (heading !== undefined) return [...found, { heading, code: '' }];
    if (last && code !== undefined) last.code += code;
    return found;
  },
  [],
).filter(({ code }) => code !== '');
