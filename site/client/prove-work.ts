import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Does the sum that a doubtful message costs. The browser reckons beside the page, which stays usable.
 *
 * @returns what proves it; undefined where it took too long
 * @throws where the browser does not reckon: an old one, or a page without encryption
 */
export async function proveWork(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  return solution ? JSON.stringify({ challenge, solution }) : undefined;
}
