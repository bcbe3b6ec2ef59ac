import { Button } from '../components/button/button.tsx';
import live from '../components/waiting/live-words.module.css';
import { Waiting } from '../components/waiting/waiting.tsx';
import { leavesSoon, type PayoutPhase } from './payout-machine.ts';
import styles from './payout-return.module.css';
import type { Payout } from './use-payout.ts';

/** What the payout page says, and where. */
export interface PayoutWords {
  /** What the page says in each phase. */
  texts: Record<PayoutPhase, string>;
  /** The button that stops the redirect. */
  stay: string;
  /** What is added while the server has nothing new to say, after so many seconds. */
  progress: { afterSeconds: number; text: string }[];
}

interface PayoutViewProps extends PayoutWords {
  payout: Payout;
}

/** How far the payout setup is: a phase of the machine, in words. */
export function PayoutView({ payout, texts, stay: stayLabel, progress }: PayoutViewProps) {
  const { phase, waitedSeconds, stay } = payout;
  const isProblem = leavesSoon(phase);
  const isOver = isProblem || phase === 'stayed';
  const reached = progress.findLast(({ afterSeconds }) => waitedSeconds >= afterSeconds);
  return (
    <div
      className={styles.place}
      data-longest={longest(Object.values(texts))}
      data-longest-progress={longest(progress.map(({ text }) => text))}
    >
      <div
        key={isProblem ? 'problem' : isOver ? 'stayed' : 'progress'}
        className={live.live}
        data-phase={phase}
        data-problem={isOver || undefined}
      >
        {isOver ? <span className={styles.sign} aria-hidden="true" /> : <Waiting />}
        <div className={styles.words}>
          <Words phase={phase}>{texts[phase]}</Words>
          {isProblem && (
            <Button look="quiet" onClick={stay}>
              {stayLabel}
            </Button>
          )}
          {!isOver && (
            <p className={styles.progress} aria-live="polite">
              {phase === 'polling' && reached?.text}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** What takes the most room: its place is kept from the beginning. */
const longest = (texts: readonly string[]) =>
  texts.reduce((former, text) => (text.length > former.length ? text : former), '');

/**
 * A new element for an alert: screen readers announce those that appear. The button that stops the redirect goes away with
 * it: the focus goes to the words that take its place.
 */
function Words({ phase, children }: { phase: PayoutPhase; children: string }) {
  if (phase === 'stayed') {
    return (
      <p tabIndex={-1} ref={(words) => words?.focus()}>
        {children}
      </p>
    );
  }
  return <p role={leavesSoon(phase) ? 'alert' : 'status'}>{children}</p>;
}
