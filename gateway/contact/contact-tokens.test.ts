import { expect, test } from 'vitest';
import { createTokens } from '../tokens.ts';
import { readSent, sentToken } from './contact-tokens.ts';

const tokens = createTokens([{ id: 'new', secret: Buffer.alloc(32, 1) }]);
const message = { number: '7K3M-9QXT-2VPH', said: 'next' } as const;

test('a token says what it was made of', async () => {
  expect(await readSent(tokens, await sentToken(tokens, message))).toEqual(message);
});

test.each([undefined, '{}', '{"said":"of another release"}'])(
  'one that another release has signed says nothing: %s',
  async (about) => {
    const token = await tokens.mint('contact-sent', message.number, 60_000, about);
    expect(await readSent(tokens, token)).toBeUndefined();
  },
);
