import { expect, onTestFinished, test, vi } from 'vitest';
import { createTokens } from '../tokens.ts';
import { readVote, voteToken } from './vote-token.ts';

const tokens = createTokens([{ id: 'new', secret: Buffer.alloc(32, 1) }]);
const vote = {
  number: '7K3M-9QXT-2VPH',
  state: 'thanks',
  page: '/faqs/drive/VehicleReservations',
  anchor: 'GasTolls',
  isKept: false,
} as const;

test('a token says what it was made of', async () => {
  expect(await readVote(tokens, await voteToken(tokens, vote))).toEqual(vote);
});

test.each([undefined, '{}', JSON.stringify({ ...vote, state: 'of another release' })])(
  'one that another release has signed says nothing: %s',
  async (about) => {
    expect(await readVote(tokens, await tokens.mint('feedback', vote.number, 60_000, about))).toBeUndefined();
  },
);

test('whoever comes back to it in the evening goes on with it, and nobody does the day after', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const token = await voteToken(tokens, vote);
  const hourMs = 60 * 60 * 1000;
  vi.setSystemTime(Date.now() + 11 * hourMs);
  expect(await readVote(tokens, token)).toEqual(vote);
  vi.setSystemTime(Date.now() + 13 * hourMs);
  expect(await readVote(tokens, token)).toBeUndefined();
});
