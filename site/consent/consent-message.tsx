import type { Ref } from 'react';
import type { CandidateField } from '#rules/consent-candidate.ts';
import { Button, ButtonLink } from '../components/button/button.tsx';
import live from '../components/waiting/live-words.module.css';
import { Waiting } from '../components/waiting/waiting.tsx';
import { paths } from '../paths.ts';
import styles from './consent.module.css';
import type { ProblemKind } from './consent-problem.ts';
import type { ConsentView } from './use-consent.ts';

/** What the consent page says, and on its buttons. */
export interface ConsentWords {
  states: Record<'checking' | 'invalid' | 'loading' | 'ready' | 'late' | 'consented', string>;
  problems: Record<ProblemKind, string>;
  fields: Record<CandidateField, string>;
  labels: { retry: string; details: string; goOn: string };
}

interface ConsentMessageProps extends ConsentWords {
  view: ConsentView;
  onRetry?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A new link is needed: trying the same one again would end the same. */
const isFinal = (view: ConsentView) =>
  view.phase === 'invalid' || (view.phase === 'failed' && view.kind === 'linkRefused');

/** How far the consent form is, and what to do. */
export function ConsentMessage({
  view,
  onRetry,
  ref,
  states,
  problems,
  fields,
  labels,
}: ConsentMessageProps) {
  const { phase } = view;
  const isProblem = phase === 'invalid' || phase === 'failed' || phase === 'late';
  const isWaiting = phase === 'checking' || phase === 'loading';
  return (
    <div
      className={`${live.live} ${styles.message}`}
      data-problem={isProblem || undefined}
      tabIndex={-1}
      ref={ref}
    >
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
          <p className="note">
            {labels.details} {view.detail}
          </p>
        )}
      </div>
      {/* Behind the words, which stay where they are when it goes. */}
      {isWaiting && <Waiting />}
      {isProblem && !isFinal(view) && <Button onClick={onRetry}>{labels.retry}</Button>}
      {phase === 'consented' && <ButtonLink href={paths.consentSuccess}>{labels.goOn}</ButtonLink>}
    </div>
  );
}
