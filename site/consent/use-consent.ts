import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CandidateField } from '#rules/consent-candidate.ts';
import { paths } from '../paths.ts';
import { readCandidate } from './consent-query.ts';
import { openConsent, type ConsentProgress } from './open-consent.ts';

/** What the consent page shows. `checking` is the finished HTML, which knows no query. */
export type ConsentView =
  | { phase: 'checking' }
  | { phase: 'invalid'; wrong: CandidateField[] }
  | ConsentProgress;

/**
 * Opens the consent form in the container as soon as the page is hydrated, and again whenever it is asked to.
 *
 * @param accountName the organization named in the disclosure
 */
export function useConsent(accountName: string): {
  view: ConsentView;
  container: RefObject<HTMLDivElement | null>;
  retry: () => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const [view, show] = useState<ConsentView>({ phase: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    return openFor(location.search, container.current!, accountName, show);
  }, [accountName, attempt]);

  function retry(): void {
    // A script of the page that did not come does not come again in the same document: browsers remember that it failed.
    if (view.phase === 'failed' && view.kind === 'page') location.reload();
    else setAttempt((last) => last + 1);
  }

  return { view, container, retry };
}

function openFor(
  query: string,
  container: HTMLElement,
  accountName: string,
  show: (view: ConsentView) => void,
): (() => void) | undefined {
  const read = readCandidate(query);
  if ('wrong' in read) {
    show({ phase: 'invalid', wrong: read.wrong });
    return undefined;
  }
  return openConsent({ candidate: read.candidate, accountName, container, show, leave });
}

/**
 * Replaces the page: going back would open the form again, and ask for another consent. Without a connection the browser's own page
 * would take its place: it waits for one.
 */
function leave(): void {
  const go = () => location.replace(paths.consentSuccess);
  if (navigator.onLine) go();
  else addEventListener('online', go, { once: true });
}
