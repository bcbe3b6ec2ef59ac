import { z } from 'zod';
import type { Tokens } from '../tokens.ts';

/** Whoever writes about a long page, and is called away, comes back to a form that still works. */
const tokenTtlMs = 12 * 60 * 60 * 1000;

const about = z.object({
  /** What its reader is told: `thanks` for yes, `ask` for no, `sent` after a reason or words, and `erased`. */
  state: z.enum(['thanks', 'ask', 'sent', 'erased']),
  page: z.string(),
  /** The anchor of the section, as the page has it. */
  anchor: z.string(),
  /** Whether it is still kept in memory alone. */
  isKept: z.boolean(),
});

/** A vote, as far as its reader goes on with it. */
export type GivenVote = z.infer<typeof about> & { number: string };

/** Signs what a vote's reader goes on with: nobody adds to the vote of another, and no cookie is needed. */
export const voteToken = (tokens: Pick<Tokens, 'mint'>, { number, ...told }: GivenVote): Promise<string> =>
  tokens.mint('feedback', number, tokenTtlMs, JSON.stringify(told));

/** What a token says of a vote; undefined where it is none of ours, or another release's, or has ended. */
export async function readVote(tokens: Pick<Tokens, 'read'>, token: unknown): Promise<GivenVote | undefined> {
  const grant = await tokens.read('feedback', token);
  if ('refused' in grant) return undefined;
  const told = about.safeParse(JSON.parse(grant.about ?? 'null'));
  return told.data && { ...told.data, number: grant.subject };
}
