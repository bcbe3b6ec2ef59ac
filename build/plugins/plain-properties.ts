import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceFiles } from '../../scripts/bootstrap/fingerprint.mjs';
import { root } from '../../scripts/bootstrap/root.mjs';

const site = join(root, 'site');

/**
 * In the build, puts the value in the place of each custom property that has but one, and gives short names to the others: every
 * page carries its styles. Names that scripts write stay as they are. Sources that are read as text keep theirs, too.
 */
export function plainProperties(): Plugin {
  let plain: ((css: string) => string) | undefined;
  return {
    name: 'plain-properties',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/site\/.*\.css(\?|$)/, exclude: /\?raw$/ } },
      handler: (css) => ({ code: (plain ??= plainCss())(css), map: null }),
    },
  };
}

/** What the plugin does to a sheet of the site. */
export function plainCss(): (css: string) => string {
  const files = sourceFiles(site);
  const read = (ending: RegExp) =>
    files.filter((file) => ending.test(file)).map((file) => readFileSync(file, 'utf8'));
  return inPlain(readFileSync(join(site, 'styles/tokens.css'), 'utf8'), read(/\.css$/), read(/\.tsx?$/));
}

/**
 * @param tokens the sheet whose properties hold for whole pages
 * @param sheets every sheet, that one too
 * @param scripts what may set or ask for a property while the page is shown
 */
export function inPlain(
  tokens: string,
  sheets: readonly string[],
  scripts: readonly string[],
): (css: string) => string {
  const declared = [...sheets.join('\n').matchAll(/(--[a-z][\w-]*):\s*([^;{}]+)/g)];
  const values = new Map<string, string[]>();
  for (const [, name, value] of declared) values.set(name!, [...(values.get(name!) ?? []), value!.trim()]);
  const written = new Set(
    [...scripts.join('\n').matchAll(/(?:var\(|setProperty\(')(--[\w-]+)/g)].map(([, name]) => name!),
  );
  const constants = new Map<string, string>();
  const short = new Map<string, string>();
  for (const [name, [value, ...others]] of [...values].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const isConstant =
      others.length === 0 && !/var\(|light-dark\(/.test(value!) && tokens.includes(`${name}:`);
    if (isConstant) constants.set(name, value!);
    else if (!written.has(name)) short.set(name, `--${letters(short.size)}`);
  }
  return (css) =>
    css
      .replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
      .replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}

/** `a`, `b`, … `z`, `aa`, `ab` and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
