import { useRef } from 'react';
import { Button, ButtonLink } from '../components/button/button.tsx';
import live from '../components/waiting/live-words.module.css';
import { Waiting } from '../components/waiting/waiting.tsx';
import { paths } from '../paths.ts';
import styles from './consent.module.css';
import type { ProblemKind } from './consent-problem.ts';
import type { CandidateField } from '#rules/consent-candidate.ts';
import { useConsent, type ConsentView } from './use-consent.ts';

export interface ConsentProps {
  /** The organization named in the disclosure. */
  accountName: string;
  states: Record<'checking' | 'invalid' | 'loading' | 'ready' | 'late' | 'consented', string>;
  problems: Record<ProblemKind, string>;
  fields: Record<CandidateField, string>;
  labels: { retry: string; details: string; goOn: string };
}

/** A new link is needed: trying the same one again would end the same. */
const isFinal = (view: ConsentView) =>
  view.phase === 'invalid' || (view.phase === 'failed' && view.kind === 'linkRefused');

/** The consent form of the background-check provider, and above it how far it is and what to do (spec 2, 7 and 8). */
export function Consent({ accountName, states, problems, fields, labels }: ConsentProps) {
  const { view, container, retry } = useConsent(accountName);
  const message = useRef<HTMLDivElement>(null);
  const { phase } = view;
  const isProblem = phase === 'invalid' || phase === 'failed' || phase === 'late';
  const isWaiting = phase === 'checking' || phase === 'loading';

  function tryAgain() {
    // The button goes away; the keyboard stays at the words that take its place.
    message.current!.focus();
    retry();
  }

  return (
    <>
      <div
        className={`${live.live} ${styles.message}`}
        data-problem={isProblem || undefined}
        tabIndex={-1}
        ref={message}
      >
        {isWaiting && <Waiting />}
        {/* A new element for an alert: screen readers announce those that appear. */}
        <div
          key={isProblem ? phase : 'progress'}
          role={isProblem ? 'alert' : 'status'}
          className={styles.words}
        >
          <p>{phase === 'failed' ? problems[view.kind] : states[phase]}</p>
          {phase === 'invalid' && (
            <ul>
              {view.wrong.map((field) => (
                <li key={field}>{fields[field]}</li>
              ))}
            </ul>
          )}
          {phase === 'failed' && view.detail && (
            <p className={styles.detail}>
              {labels.details} {view.detail}
            </p>
          )}
        </div>
        {isProblem && !isFinal(view) && <Button onClick={tryAgain}>{labels.retry}</Button>}
        {phase === 'consented' && <ButtonLink href={paths.consentSuccess}>{labels.goOn}</ButtonLink>}
      </div>
      <div id="consent-embed" className={styles.embed} ref={container} />
    </>
  );
}
