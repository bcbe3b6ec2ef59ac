import { paths } from '../paths.ts';
import { ConsentProblem } from './consent-problem.ts';

const answerTimeoutMs = 10_000;

/**
 * Asks our own server where the embed is loaded from: a host (Checkr's, or a test's) or a path of ours (the sandbox). The
 * page's security policy names the same place, and the query has no say in it.
 *
 * @returns the address that the script's path is added to, without a slash at the end
 * @throws ConsentProblem `config`, where there is no such answer within 10 s
 */
export async function askServicesUrl(): Promise<string> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), answerTimeoutMs);
  try {
    const response = await fetch(paths.consentConfig, {
      cache: 'no-store',
      redirect: 'error',
      signal: request.signal,
    });
    if (!response.ok) throw new ConsentProblem('config', String(response.status));
    const { servicesUrl } = ((await response.json()) ?? {}) as { servicesUrl?: unknown };
    if (typeof servicesUrl !== 'string' || !isAddress(servicesUrl)) throw new ConsentProblem('config');
    return servicesUrl;
  } catch (error) {
    throw error instanceof ConsentProblem ? error : new ConsentProblem('config', '', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function isAddress(text: string): boolean {
  if (/^\/[\w-]+(\/[\w-]+)*$/.test(text)) return true;
  try {
    return /^https?:/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}
