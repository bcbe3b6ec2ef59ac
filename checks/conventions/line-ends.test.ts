import { expect, test } from 'vitest';
import { filesNamed, read } from '../repository.ts';

const notText = /\.(png|ttf|woff2|ico)$/;

test('lines end the same on every machine: Git on Windows is told so, as editors are', () => {
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
  expect(read('.editorconfig')).toMatch(/^end_of_line = lf$/m);
  const others = filesNamed(/./).filter((file) => !notText.test(file) && read(file).includes('\r\n'));
  expect(others, 'git add --renormalize . && git checkout .').toEqual([]);
});
