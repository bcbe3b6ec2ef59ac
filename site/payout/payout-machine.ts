import { facts } from '#rules/facts.ts';
import { payoutStep, payoutSteps } from '#rules/payout-status.ts';

/**
 * What the payout return page is showing (spec 2 and 4). `init` is the finished HTML, which knows no query; `stayed` comes
 * when the visitor stops the redirect.
 */
export type PayoutPhase = 'init' | 'noToken' | 'polling' | 'ready' | 'error' | 'stayed';

export type PayoutEvent =
  | { type: 'opened'; hasToken: boolean }
  /** The server gave a status word; which words mean something is for the rules to say. */
  | { type: 'answered'; status: string }
  /** No status word: the network, the server or the answer itself failed. */
  | { type: 'failed' }
  /** The visitor wants no redirect. */
  | { type: 'stayed' }
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

const leaveAfter = (afterSeconds: number): PayoutTask => ({ do: 'leave', afterSeconds });

/** What each phase does when it begins, and again when the page is resumed in it. */
const entering: Record<PayoutPhase, PayoutMove> = {
  init: { phase: 'init' },
  noToken: { phase: 'noToken', task: leaveAfter(facts.redirectDelaySeconds.value) },
  polling: { phase: 'polling', task: { do: 'ask', afterSeconds: 0 } },
  ready: { phase: 'ready', task: leaveAfter(payoutSteps.READY_TO_REDIRECT.afterSeconds) },
  error: { phase: 'error', task: leaveAfter(payoutSteps.ERROR.afterSeconds) },
  stayed: { phase: 'stayed' },
};

/** Whether the phase is about to leave because something is wrong: then the visitor may stay (WCAG 2.2.1). */
export function leavesSoon(phase: PayoutPhase): boolean {
  return phase === 'noToken' || phase === 'error';
}

/**
 * Where an event leads from a phase, and the one task that follows. Pure; the clock belongs to `run-payout.ts`.
 * Answers count only while polling: any that come later change nothing. Spec 4, 7 and 8.
 */
export function movePayout(phase: PayoutPhase, event: PayoutEvent): PayoutMove {
  if (event.type === 'resumed') return entering[phase];
  if (event.type === 'opened') {
    return phase === 'init' ? entering[event.hasToken ? 'polling' : 'noToken'] : { phase };
  }
  if (event.type === 'stayed') return leavesSoon(phase) ? entering.stayed : entering[phase];
  if (phase !== 'polling') return { phase };
  if (event.type === 'failed') return entering.error;

  const { outcome, reason } = payoutStep(event.status);
  if (outcome === 'redirect') return entering.ready;
  if (outcome === 'showError') return entering.error;
  return { phase, task: { do: 'ask', afterSeconds: reason.afterSeconds } };
}
