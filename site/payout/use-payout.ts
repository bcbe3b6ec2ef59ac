import { useEffect, useRef, useState } from 'react';
import { askPayoutStatus } from './ask-payout-status.ts';
import type { PayoutPhase } from './payout-machine.ts';
import { runPayout } from './run-payout.ts';

export interface Payout {
  phase: PayoutPhase;
  /** How many times the server has answered. */
  answers: number;
  /** Stops the redirect. */
  stay: () => void;
}

/**
 * What the payout page shows. It begins when the page is hydrated, stops when the page is left, and takes up where it was when
 * the page comes back out of the back/forward cache.
 *
 * @param dashboard where it leaves to; built into the page, so that neither the server nor the query can name another
 */
export function usePayout(dashboard: string): Payout {
  const [shown, setShown] = useState<{ phase: PayoutPhase; answers: number }>({ phase: 'init', answers: 0 });
  const run = useRef<ReturnType<typeof runPayout>>(null);

  useEffect(() => {
    const { pause, resume } = (run.current = runPayout({
      token: new URLSearchParams(location.search).get('token'),
      ask: askPayoutStatus,
      // Replaced, so that going back does not lead here and at once away again.
      leave: () => location.replace(dashboard),
      show: (phase, answers) => setShown({ phase, answers }),
    }));
    const comeBack = (event: PageTransitionEvent) => event.persisted && resume();
    addEventListener('pagehide', pause);
    addEventListener('pageshow', comeBack);
    return () => {
      pause();
      removeEventListener('pagehide', pause);
      removeEventListener('pageshow', comeBack);
    };
  }, [dashboard]);

  return { ...shown, stay: () => run.current?.stay() };
}
