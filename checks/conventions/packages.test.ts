import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { filesNamed, importsOf, read } from '../repository.ts';

const manifest = JSON.parse(read('package.json')) as {
  name: string;
  imports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const { packages: locked } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

test('every package that is imported is declared: one that another package brings along may leave with it', () => {
  const declared = { [manifest.name]: '', ...manifest.dependencies, ...manifest.devDependencies };
  const wrong = filesNamed(/\.(tsx?|mjs)$/).flatMap((file) =>
    importsOf(file)
      .filter(({ target, isType, specifier }) => !target && !isType && !isBuiltin(specifier))
      .filter(({ specifier }) => !/^\/|^virtual:/.test(specifier))
      .map(({ specifier }) => ({ file, name: packageOf(specifier) }))
      .filter(({ name }) => !(name in declared))
      .map(({ name }) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('the short names of the folders lead to the folders', () => {
  expect(manifest.imports).toMatchObject({
    '#catalog/*': './catalog/*',
    '#rules/*': './rules/*',
    '#site/*': './site/*',
    '#content/*': './content/*',
    '#search/*': './search/*',
    '#config/*': './config/*',
  });
});

test('the lock file has what each package may want on another machine: without it npm ci stops on every machine', () => {
  const places = Object.keys(locked);
  const missing = Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places.some((other) => other.endsWith(`node_modules/${name}`)))
      .map((name) => `${place} may want ${name}`),
  );
  expect(missing).toEqual([]);
  const empty = Object.entries(locked).filter(
    ([place, { version, link }]) => place !== '' && !version && !link,
  );
  expect(empty.map(([place]) => place)).toEqual([]);
});

test('the lock file names no download address: whoever installs has a registry of their own', () => {
  expect(Object.values(locked).flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
});

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
