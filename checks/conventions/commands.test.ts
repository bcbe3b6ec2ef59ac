import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamed, read, root } from '../repository.ts';

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const documents = [...filesNamed(/\.md$/), 'README.md'];

test('the commands that documents name exist', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => ({
      file,
      name: name!,
    })),
  );
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('the tools that scripts and documents name exist', () => {
  const texts = [...Object.values(scripts), ...documents.map(read)].join('\n');
  const tools = [...texts.matchAll(/\bnode ((?:scripts|build)\/[\w./-]+\.m?[jt]s)/g)].map(
    ([, file]) => file!,
  );
  expect(tools.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
