import { readFileSync } from 'node:fs';
import first from '../../config/site.config.ts';
import type { SiteConfig } from '../../config/site-schema.ts';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { read } from '../repository.ts';
import second from './brand/site.config.ts';
import { otherColors } from './second-brand.ts';

/** Something of the first brand that must not be left. */
export interface Trace {
  of: string;
  pattern: RegExp;
}

const packed = /\.(br|gz|png|ico|woff2?|jpe?g|webp|avif)$/;

/** What the first brand says, shows and links to, and the second does not. */
export function tracesOfFirstBrand(): Trace[] {
  return [
    ...traces(words(), 'site.config.ts'),
    ...traces(colors(), 'tokens.css'),
    ...traces(mark(), 'the mark'),
  ];
}

function traces(texts: string[], source: string): Trace[] {
  return texts.map((text) => ({
    of: `${text} (${source})`,
    // A number may be a part of others. The search knows the names of all states, in small letters.
    pattern: /^\d+$/.test(text)
      ? new RegExp(`(?<![\\w#-]|\\d[.,])${text}(?![\\w-]|[.,]\\d)`)
      : new RegExp(`${escape(text)}(?!\\w)`, text === first.address.state ? '' : 'i'),
  }));
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\#]/g, '\\$&');

/**
 * Every text of the configuration, and the bare host. `legal` and whose chat it is are choices of words that say other things
 * elsewhere.
 */
function words(): string[] {
  const { legal: _, ...said }: SiteConfig = first;
  const kept = new Set([...leaves(second), said.chat?.provider]);
  return [...leaves(said), new URL(first.url).host].filter((text) => !kept.has(text));
}

function leaves(value: unknown): string[] {
  if (typeof value === 'object' && value) return Object.values(value).flatMap(leaves);
  return typeof value === 'string' ? [value] : [];
}

function colors(): string[] {
  const css = read('site/styles/tokens.css');
  const kept = new Set(colorsOf(otherColors(css)));
  return colorsOf(css).filter((color) => !kept.has(color));
}

const colorsOf = (css: string) => [...new Set(css.toLowerCase().match(/#[\da-f]{6}\b/g))];

function mark(): string[] {
  return [...read('site/components/logo/logo-mark.tsx').matchAll(/\bd="([^"]{20,})"/g)].map(([, d]) => d!);
}

/** Where the traces are found below a folder, as "file: trace". */
export function findTraces(folder: string, wanted: readonly Trace[]): string[] {
  const files = filesBelow(folder).filter((file) => !packed.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return wanted
      .filter(({ pattern }) => pattern.test(text))
      .map(({ of, pattern }) => `${file.slice(folder.length)}: ${of}, at …${around(text, pattern)}…`);
  });
}

function around(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return text.slice(Math.max(0, at - 40), at + 60).replaceAll('\n', ' ');
}
