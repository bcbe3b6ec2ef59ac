import { ConsentProblem } from './consent-problem.ts';
import { withTimeout } from './with-timeout.ts';

const tokenTimeoutMs = 10_000;
const maxMessageLength = 200;

/**
 * Guards the SDK's own request for a session token (spec 7 and 8): it waits 10 s at most, an answer without a token is a
 * failure too, and each failure is told before the embed, which may or may not care, gets the error.
 */
export function guardToken(
  ask: () => Promise<unknown>,
  tell: { given: () => void; failed: (problem: ConsentProblem, error: unknown) => void },
): () => Promise<string> {
  return async () => {
    try {
      const token = await withTimeout(ask(), tokenTimeoutMs);
      if (typeof token !== 'string' || token === '') throw new ConsentProblem('token');
      tell.given();
      return token;
    } catch (error) {
      tell.failed(tokenProblem(error), error);
      throw error;
    }
  };
}

/**
 * What a failed request means to a person. The SDK tells a refusal as an Error whose message is JSON, `{status, message}`
 * with our server's own answer as the message; anything else is the network or nonsense.
 */
export function tokenProblem(error: unknown): ConsentProblem {
  if (error instanceof ConsentProblem) return error;
  const { status, message } = refusalIn(error);
  const kind = status === 429 ? 'tooMany' : status === 401 || status === 403 ? 'linkRefused' : 'token';
  return new ConsentProblem(kind, [status, message].filter(Boolean).join(': '), { cause: error });
}

function refusalIn(error: unknown): { status?: number; message?: string } {
  try {
    const { status, message } = JSON.parse((error as Error).message) as {
      status?: unknown;
      message?: unknown;
    };
    const text = (message as { message?: unknown } | null)?.message;
    return {
      status: typeof status === 'number' ? status : undefined,
      message: typeof text === 'string' ? text.slice(0, maxMessageLength) : undefined,
    };
  } catch {
    return {};
  }
}
