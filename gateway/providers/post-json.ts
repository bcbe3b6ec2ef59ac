import { parseJson } from '../http/parse-json.ts';
import { ProviderError } from './provider.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Sends JSON to a provider, and gives what it answers as JSON. Its body is never part of an error: it may quote what was sent.
 *
 * @throws ProviderError
 */
export async function postJson(
  url: URL,
  headers: Record<string, string>,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw new ProviderError('unavailable', `no answer (${causeOf(error)})`);
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderError(faultOf(response.status), `status ${response.status}`);
  }
  const text = await readAnswer(response, signal).catch((error: unknown) => {
    throw error instanceof ProviderError
      ? error
      : new ProviderError('unavailable', `no whole answer (${causeOf(error)})`);
  });
  const answer = parseJson(text);
  // A page of something between the provider and us has taken nothing.
  if (answer === undefined) throw new ProviderError('unavailable', `status ${response.status}, no JSON`);
  return answer;
}

function faultOf(status: number) {
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** Names an error without its message, which may quote what was sent. */
function causeOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
