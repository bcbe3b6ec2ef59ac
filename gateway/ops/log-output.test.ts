import { closeSync, openSync, readFileSync, write } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { folderForTests } from '../testing/test-folder.ts';
import { logOutput } from './log-output.ts';

const folder = folderForTests();

const writing = vi.fn(write);

function fileOutput(name: string, maxLength?: number) {
  const path = join(folder, name);
  const fd = openSync(path, 'w');
  let lost = 0;
  const output = logOutput(fd, (lines) => (lost += lines), maxLength, writing as never);
  return { output, lost: () => lost, text: () => readFileSync(path, 'utf8'), close: () => closeSync(fd) };
}

it('writes every line, in order', async () => {
  const { output, lost, text, close } = fileOutput('order');
  const lines = Array.from({ length: 500 }, (_, index) => `line ${index} José\n`);
  for (const line of lines) output.write(line);
  await expect.poll(text).toBe(lines.join(''));
  expect(lost()).toBe(0);
  close();
});

it('writes several lines at once, also those that come while others are written', async () => {
  const { output, text, close } = fileOutput('together');
  writing.mockClear();
  const begun = performance.now();
  let count = 0;
  for (; performance.now() < begun + 200; count += 1) {
    output.write(`line ${count}\n`);
    await nextTurn();
  }
  await expect.poll(() => text().split('\n').length - 1).toBe(count);
  expect(writing).toHaveBeenCalled();
  // One in 20 ms, however long this machine took.
  expect(writing.mock.calls.length).toBeLessThanOrEqual((performance.now() - begun) / 15 + 1);
  close();
});

it('writes what still waits when the process ends', () => {
  const { output, text } = fileOutput('end');
  output.write('first\n');
  output.write('second\n');
  output.flushSync();
  expect(text()).toContain('second\n');
});

it('lets a line go rather than keep more than there is room for', async () => {
  const { output, lost, text, close } = fileOutput('room', 16);
  for (const line of ['written\n', 'waits\n', 'has no room\n']) output.write(line);
  expect(lost()).toBe(1);
  await expect.poll(text).toBe('written\nwaits\n');
  close();
});

it('loses lines where the disk is full, counts them, and does not keep the process from ending', async () => {
  const full = openSync('/dev/full', 'w');
  let lost = 0;
  const output = logOutput(full, (lines) => (lost += lines));
  for (const line of ['one\n', 'two\n', 'three\n']) output.write(line);
  await expect.poll(() => lost).toBe(3);
  output.write('four\n');
  output.flushSync();
  await expect.poll(() => lost).toBe(4);
});
