import { expect, test } from 'vitest';
import { plainLogLine } from './log.ts';

const base = { level: 40, time: 1, pid: 2, hostname: 'here', reqId: 'a-b' };
const lineOf = (told: object) => `${JSON.stringify({ ...base, ...told })}\n`;

test('says what is said and of what, and nothing that every line has', () => {
  const line = lineOf({ path: '/v2/gateway', status: 503, open: ['a'], msg: 'backend is away' });
  expect(plainLogLine(line)).toBe('backend is away · path /v2/gateway · status 503 · open ["a"]');
});

test('says of an error where it is and what is wrong, without its stack', () => {
  const stack = `Error: no\n    at a (node:fs:1:2)\n    at b (${process.cwd()}/build/build.ts:16:3)`;
  expect(plainLogLine(lineOf({ err: { type: 'Error', message: 'no', stack }, msg: 'lost' }))).toBe(
    'lost · build/build.ts:16 · no',
  );
});
