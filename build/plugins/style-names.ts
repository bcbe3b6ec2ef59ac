import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { root } from '../../scripts/bootstrap/root.mjs';

const site = join(root, 'site');

/** Every style module, in the one order that all builds see. */
const modules = namesBelow(site, '.module.css').sort();

const classes = new Map<string, string[]>();

/**
 * What a class of a style module is called: while developing by its own name and its module's number, in the finished pages, where
 * each byte counts, as {@link builtName} says.
 */
export function styleName(name: string, file: string): string {
  const path = relative(site, file.split('?')[0]!).split(sep).join('/');
  return process.env.NODE_ENV === 'production' ? builtName(name, path) : `${name}-${numberOf(path)}`;
}

/**
 * What a class is called in the finished pages: a letter of its own, and its module's number.
 *
 * @param path of its module, from the folder of the site
 */
export function builtName(name: string, path: string): string {
  const number = numberOf(path);
  const names = classes.get(path) ?? classesIn(path);
  classes.set(path, names);
  if (!names.includes(name)) names.push(name);
  return letters(names.indexOf(name)) + number;
}

/** In digits: two letters may be a name that some browsers hide, such as `ad`. A module that came after the start counts from the end. */
function numberOf(path: string): string {
  if (!modules.includes(path)) modules.push(path);
  return String(modules.indexOf(path));
}

/** In the order of the sheet, whoever asks for which one first. */
function classesIn(path: string): string[] {
  const css = readFileSync(join(site, path), 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!))];
}

/** Of a few dozen: small letters, then large ones, then those with a line before them, which no number has. */
function letters(index: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const letter = alphabet[index % alphabet.length]!;
  return '_'.repeat(Math.floor(index / alphabet.length)) + letter;
}
