import { expect, test } from 'vitest';
import { read } from '../repository.ts';

const { packages: locked } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

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
