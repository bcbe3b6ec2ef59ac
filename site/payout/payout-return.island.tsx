import { PayoutView, type PayoutWords } from './payout-view.tsx';
import { usePayout } from './use-payout.ts';

export interface PayoutReturnProps extends PayoutWords {
  /** The card payment provider's status page. */
  dashboard: string;
}

/** Says how far the payout setup is, and goes on to the dashboard when it is time (spec 2, 4, 7 and 8). */
export function PayoutReturn({ dashboard, ...words }: PayoutReturnProps) {
  return <PayoutView payout={usePayout(dashboard, words.progress)} {...words} />;
}
