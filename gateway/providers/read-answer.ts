import { ProviderError } from './provider.ts';

/** Far more than any answer we ask for. */
const maxAnswerBytes = 1024 * 1024;

/**
 * The body of an answer as text, in UTF-8; reading ends where the body is longer than 1 MiB.
 *
 * @param signal ends the reading: that of `fetch` is forgotten once Node has collected the request as garbage
 * @throws ProviderError `malformed` where it is longer; else whatever ends the connection
 */
export async function readAnswer({ body }: Response, signal?: AbortSignal | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const options = signal ? { signal } : {};
  const chunks = body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), options) ?? [];
  for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop ends the download.
    if (bytes > maxAnswerBytes) throw new ProviderError('malformed', 'an answer of more than 1 MiB');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
