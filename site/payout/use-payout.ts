import { useEffect, useRef, useState } from 'react';
import { askPayoutStatus } from './ask-payout-status.ts';
import type { PayoutPhase } from './payout-machine.ts';
import { runPayout } from './run-payout.ts';

export interface Payout {
  phase: PayoutPhase;
  /** The last of the moments at which something is said that have come while it was asked; 0 before the first. */
  waitedSeconds: number;
  /** Stops the redirect. */
  stay: () => void;
}

/**
 * What the payout page shows. It begins when the page is hydrated, stops when the page is left or a link is pressed, and takes
 * up where it was when the page comes back out of the back/forward cache.
 *
 * @param dashboard where it leaves to; built into the page, so that neither the server nor the query can name another
 * @param moments at which something is said while it is asked, whether the server answers or not
 */
export function usePayout(dashboard: string, moments: readonly { afterSeconds: number }[]): Payout {
  const [phase, setPhase] = useState<PayoutPhase>('init');
  const [waitedSeconds, setWaitedSeconds] = useState(0);
  const run = useRef<ReturnType<typeof runPayout>>(null);

  useEffect(() => {
    const { pause, resume, giveWay } = (run.current = runPayout({
      token: new URLSearchParams(location.search).get('token'),
      ask: askPayoutStatus,
      leave: (signal) => leaveFor(dashboard, signal),
      show: setPhase,
    }));
    const over = new AbortController();
    const { signal } = over;
    addEventListener('pagehide', pause, { signal });
    addEventListener('pageshow', (event) => event.persisted && resume(), { signal });
    addEventListener('beforeunload', giveWay, { signal });
    // iPhones tell of a link alone. Whoever opens it elsewhere is still here.
    addEventListener(
      'click',
      ({ target, ctrlKey, metaKey, shiftKey }) =>
        (target as Element).closest('a') && !(ctrlKey || metaKey || shiftKey) && giveWay(),
      { signal },
    );
    return () => {
      pause();
      over.abort();
    };
  }, [dashboard]);

  const isAsked = phase === 'polling';
  useEffect(() => {
    if (!isAsked) return;
    const timers = moments.map(({ afterSeconds }) =>
      setTimeout(setWaitedSeconds, afterSeconds * 1000, afterSeconds),
    );
    return () => timers.forEach(clearTimeout);
  }, [isAsked, moments]);

  return { phase, waitedSeconds, stay: () => run.current?.stay() };
}

/**
 * Replaces the page, so that going back does not lead here and at once away again. Without a connection the browser's own page would
 * take its place, with no way back: it waits for one.
 */
function leaveFor(dashboard: string, signal: AbortSignal): void {
  const leave = () => location.replace(dashboard);
  if (navigator.onLine) leave();
  else addEventListener('online', leave, { once: true, signal });
}
