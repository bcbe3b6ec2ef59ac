import { facts } from '#rules/facts.ts';
import { payoutStep } from '#rules/payout-status.ts';

/** What the payout return page is showing (spec 2 and 4). `init` is the finished HTML, which knows no query. */
export type PayoutPhase = 'init' | 'noToken' | 'polling' | 'ready' | 'error';

export type PayoutEvent =
  | { type: 'opened'; hasToken: boolean }
  /** The server gave a status word; which words mean something is for the rules to say. */
  | { type: 'answered'; status: string }
  /** No status word: the network, the server or the answer itself failed. */
  | { type: 'failed' }
  /** The page is looked at again after it was left: out of the back/forward cache. */
  | { type: 'resumed' };

/** What to do, this many seconds after the event: ask the server, or leave for the dashboard. */
export interface PayoutTask {
  do: 'ask' | 'leave';
  afterSeconds: number;
}

export interface PayoutMove {
  phase: PayoutPhase;
  task?: PayoutTask;
}

const leaveSoon: PayoutTask = { do: 'leave', afterSeconds: facts.redirectDelaySeconds.value };

/** What each phase does when it begins, and again when the page is resumed in it. */
const entering: Record<PayoutPhase, PayoutMove> = {
  init: { phase: 'init' },
  noToken: { phase: 'noToken', task: leaveSoon },
  polling: { phase: 'polling', task: { do: 'ask', afterSeconds: 0 } },
  ready: { phase: 'ready', task: { do: 'leave', afterSeconds: 0 } },
  error: { phase: 'error', task: leaveSoon },
};

/**
 * Where an event leads from a phase, and the one task that follows. Pure; the clock belongs to `run-payout.ts`.
 * Answers count only while polling: any that come later change nothing. Spec 4, 7 and 8.
 */
export function movePayout(phase: PayoutPhase, event: PayoutEvent): PayoutMove {
  if (event.type === 'resumed') return entering[phase];
  if (event.type === 'opened') {
    return phase === 'init' ? entering[event.hasToken ? 'polling' : 'noToken'] : { phase };
  }
  if (phase !== 'polling') return { phase };
  if (event.type === 'failed') return entering.error;

  const { outcome, reason } = payoutStep(event.status);
  if (outcome === 'redirect') return entering.ready;
  if (outcome === 'showError') return entering.error;
  return { phase, task: { do: 'ask', afterSeconds: reason.afterSeconds } };
}
