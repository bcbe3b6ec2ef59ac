import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

it('reads a whole answer, its letters cut anywhere', async () => {
  const bytes = new TextEncoder().encode('{"name":"José Ñúñez"}');
  const pieces = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readAnswer(new Response(pieces))).toBe('{"name":"José Ñúñez"}');
  expect(await readAnswer(new Response(null))).toBe('');
});

it('ends the download of one that is longer than any', async () => {
  let [sent, isEnded] = [0, false];
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
    cancel: () => void (isEnded = true),
  });
  await expect(readAnswer(new Response(endless))).rejects.toMatchObject({ fault: 'malformed' });
  expect(isEnded).toBe(true);
  expect(sent).toBeLessThan(20);
});

it('ends with its signal, whoever sends on', async () => {
  let isEnded = false;
  const trickle = new ReadableStream({
    start: (controller) => controller.enqueue(Uint8Array.of(123)),
    cancel: () => void (isEnded = true),
  });
  const controller = new AbortController();
  const read = readAnswer(new Response(trickle), controller.signal);
  controller.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  expect(isEnded).toBe(true);
});
