import { expect, test } from 'vitest';
import { read } from '../repository.ts';

const lists = ['.', 'scripts/on-demand/lighthouse', 'scripts/on-demand/stryker'];
const lockedIn = (folder: string) =>
  (JSON.parse(read(`${folder}/package-lock.json`)) as { packages: Record<string, LockedPackage> }).packages;

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

test.each(lists)(
  'the lock file of %s has what each package may want on another machine: without it npm ci stops on every machine',
  (folder) => {
    const locked = lockedIn(folder);
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
  },
);

test.each(lists)(
  'the lock file of %s names no download address: whoever installs has a registry of their own',
  (folder) => {
    expect(Object.values(lockedIn(folder)).flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
  },
);
