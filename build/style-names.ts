import { readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Every style module, in the one order that all builds see. */
const modules = readdirSync(`${root}/site`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => file.split(sep).join('/'))
  .sort();

/**
 * What a class of a style module is called in the finished pages: its own name and its module's number. Pages spell each
 * of them out, and a help article counts its bytes. A module that came after the start counts from the end.
 */
export function styleName(name: string, file: string): string {
  const path = relative(`${root}/site`, file.split('?')[0]!).split(sep).join('/');
  if (!modules.includes(path)) modules.push(path);
  return `${name}-${modules.indexOf(path).toString(36)}`;
}
