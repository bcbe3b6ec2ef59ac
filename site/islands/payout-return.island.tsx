import { Waiting } from '#site/components/waiting/waiting.tsx';
import type { PayoutPhase } from './payout/payout-machine.ts';
import { usePayout } from './payout/use-payout.ts';
import styles from './payout-return.module.css';

export interface PayoutReturnProps {
  /** What the page says in each phase. */
  texts: Record<PayoutPhase, string>;
  /** The card payment provider's status page. */
  dashboard: string;
}

const isProblem = (phase: PayoutPhase) => phase === 'noToken' || phase === 'error';

/** Says how far the payout setup is, and goes on to the dashboard when it is time (spec 2, 4, 7 and 8). */
export function PayoutReturn({ texts, dashboard }: PayoutReturnProps) {
  const phase = usePayout(dashboard);
  return (
    <div className={styles.return} data-phase={phase}>
      {!isProblem(phase) && <Waiting />}
      {/* A new element for an alert: screen readers announce those that appear. */}
      <p key={isProblem(phase) ? 'problem' : 'progress'} role={isProblem(phase) ? 'alert' : 'status'}>
        {texts[phase]}
      </p>
    </div>
  );
}
