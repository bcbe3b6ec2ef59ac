import { movePayout, type PayoutEvent, type PayoutPhase, type PayoutTask } from './payout-machine.ts';

export interface PayoutSurroundings {
  /** The token in the address; null, empty or blank where there is none. */
  token: string | null;
  /** Asks the server for the status word; rejects when there is none, and when the signal aborts. */
  ask: (token: string, signal: AbortSignal) => Promise<string>;
  /** Leaves for the dashboard; not any more once the signal aborts. */
  leave: (signal: AbortSignal) => void;
  /** Tells what the page is to show now. */
  show: (phase: PayoutPhase) => void;
}

/** Who pressed a link, and is here after so many milliseconds, did not get away. */
const notLeftMs = 30_000;

/**
 * Runs the payout machine on the browser's clock: one request or one timer at a time, never both. Begins at once.
 *
 * @returns `pause`, which ends the timer or the request, `resume`, which takes up the phase that was left, `giveWay`, which pauses
 * for who is about to leave, and `stay`, which gives up a redirect for good
 */
export function runPayout({ token, ask, leave, show }: PayoutSurroundings): {
  pause: () => void;
  resume: () => void;
  giveWay: () => void;
  stay: () => void;
} {
  let phase: PayoutPhase = 'init';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let leavesItself = false;

  const pause = () => {
    leavesItself = false;
    clearTimeout(timer);
    request?.abort();
    request = undefined;
  };

  const dispatch = (event: PayoutEvent) => {
    pause();
    const move = movePayout(phase, event);
    phase = move.phase;
    show(phase);
    if (move.task) schedule(move.task);
  };

  const schedule = (task: PayoutTask) => {
    const perform = task.do === 'leave' ? leaveOnce : askOnce;
    if (task.afterSeconds > 0) timer = setTimeout(perform, task.afterSeconds * 1000);
    else perform();
  };

  const leaveOnce = () => {
    leavesItself = true;
    leave((request = new AbortController()).signal);
  };

  /** Firefox and Safari end what is asked as soon as a link is pressed, and a redirect would take the place of its page. */
  const giveWay = () => {
    if (leavesItself) return;
    pause();
    timer = setTimeout(resume, notLeftMs);
  };

  /** An answer to a request that was given up since does not count. */
  const askOnce = () => {
    const current = (request = new AbortController());
    const settle = (event: PayoutEvent) => {
      if (current === request) dispatch(event);
    };
    ask(token ?? '', current.signal).then(
      (status) => settle({ type: 'answered', status }),
      () => settle({ type: 'failed' }),
    );
  };

  const resume = () => dispatch({ type: 'resumed' });

  dispatch({ type: 'opened', hasToken: Boolean(token?.trim()) });
  return {
    pause,
    resume,
    giveWay,
    stay: () => dispatch({ type: 'stayed' }),
  };
}
