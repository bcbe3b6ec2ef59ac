import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '..');

/** The folders that people write in. */
const folders = [
  'build',
  'catalog',
  'checks',
  'config',
  'content',
  'docs',
  'e2e',
  'fakes',
  'gateway',
  'public',
  'rules',
  'scripts',
  'search',
  'site',
];

/** Every file of the folders above whose name ends so, as `site/paths.ts`. */
export function filesNamed(ending: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** An import, export-from or dynamic import of a source file. */
export interface Import {
  /** As written. */
  specifier: string;
  /** The file of ours it names, as `site/paths.ts`; undefined for a package. */
  target: string | undefined;
  /** Gone after compilation. */
  isType: boolean;
}

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
/** `import('x').Name` is a type. */
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)(?!\.[A-Z])/g;

/** What a source file imports. */
export function importsOf(file: string): Import[] {
  const text = read(file);
  const found = [
    ...[...text.matchAll(statement)].map(([, type, specifier]) => ({
      specifier: specifier!,
      isType: Boolean(type),
    })),
    ...[...text.matchAll(dynamic)].map(([, specifier]) => ({ specifier: specifier!, isType: false })),
  ];
  return found.map((each) => ({ ...each, target: targetOf(each.specifier, file) }));
}

function targetOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.'))
    return relative(root, resolve(root, dirname(from), specifier))
      .split(sep)
      .join('/');
  return undefined;
}

/** The top-level folder of a file of ours, or the file's own name where it stands in none. */
export function folderOf(file: string): string {
  return file.split('/')[0]!;
}
