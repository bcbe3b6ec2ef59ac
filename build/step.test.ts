import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runStep, type Step } from './step.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

let root: string;
beforeEach(() => (root = temporaryFolder()));

const writing = (text: string): Step => ({
  name: 'write a page',
  input: 'nothing',
  output: ['a.html'],
  run: async ({ root }) => writeFileSync(join(root, 'a.html'), text),
});

test('a step that wrote what it is there for passes', async () => {
  await runStep(writing('a page'), { root, site: root });
});

test('a step that left an output empty or out stops the build, by its name', async () => {
  const message = 'The build was to write a page, but a.html is missing or empty.';
  await expect(runStep(writing(''), { root, site: root })).rejects.toThrow(message);
  const idle = { ...writing(''), run: async () => rmSync(join(root, 'a.html'), { force: true }) };
  await expect(runStep(idle, { root, site: root })).rejects.toThrow(message);
});

test('a folder must hold something, whatever its size is said to be', async () => {
  const making: Step = {
    ...writing(''),
    output: ['pages'],
    run: async ({ root }) => void mkdirSync(join(root, 'pages'), { recursive: true }),
  };
  await expect(runStep(making, { root, site: root })).rejects.toThrow('pages is missing or empty');
  writeFileSync(join(root, 'pages/a.html'), 'a page');
  await runStep(making, { root, site: root });
});
