import { ProviderError } from './provider.ts';

/** Far more than any answer we ask for. */
const maxAnswerBytes = 1024 * 1024;

/**
 * The body of an answer as text, in UTF-8; reading ends where the body is longer than 1 MiB.
 *
 * @throws ProviderError `malformed` where it is longer; else whatever ends the connection
 */
export async function readAnswer({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop ends the download.
    if (bytes > maxAnswerBytes) throw new ProviderError('malformed', 'an answer of more than 1 MiB');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** What a text says as JSON; undefined where it is none. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
