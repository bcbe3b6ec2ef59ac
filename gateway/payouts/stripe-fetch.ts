import { parseJson } from '../http/parse-json.ts';
import { readAnswer } from '../providers/read-answer.ts';

/**
 * Fetches for Stripe's SDK, which forgets the status of an answer that is not JSON, takes a failure without an `error` for a
 * success, and throws where nobody catches it at JSON that is no object. What comes from something between Stripe and us is
 * given to it in the form of Stripe's own errors: with its status, or 502 where it says nothing as an object. Bodies are
 * bounded; the SDK's signal ends one that trickles in.
 *
 * @throws ProviderError `malformed` where the body is longer than 1 MiB
 */
export const stripeFetch: typeof fetch = async (url, init) => {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const text = await readAnswer(response, init?.signal);
  const { status, headers } = response;
  const answer = parseJson(text);
  if (!isObject(answer)) return failure(status === 429 ? 429 : 502, headers);
  return status >= 400 && !hasError(answer)
    ? failure(status, headers)
    : new Response(text, { status, headers });
};

const isObject = (answer: unknown): answer is Record<string, unknown> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/** One that is null, empty or a number the SDK passes over, or cannot read. */
const hasError = ({ error }: Record<string, unknown>) =>
  isObject(error) || (typeof error === 'string' && error !== '');

function failure(status: number, headers: Headers): Response {
  return Response.json(
    { error: { type: 'api_error', message: 'not an answer of Stripe' } },
    { status, headers },
  );
}
