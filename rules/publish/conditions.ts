import type { FunctionName } from './function-name.ts';

/** One line of a table: the first whose condition holds gives the answer. */
export interface Condition {
  readonly when: string;
  readonly outcome: string;
  readonly reason: string;
}

/** The conditions of a function. Names are those of its input, of `facts`, of `policy`, and of the `lines` here. */
export interface ConditionTable {
  readonly lines?: Readonly<Record<string, string>>;
  readonly conditions: readonly Condition[];
}

const row = (when: string, outcome: string, reason: string): Condition => ({ when, outcome, reason });

/**
 * What decides, as conditions for ports to other languages; `<` and `<=` say what holds at the boundary itself. Instants
 * are epoch milliseconds, and facts count in their unit. A test holds each line against the vectors.
 */
export const conditionTables = {
  decideAbandonment: {
    conditions: [
      row('collected', 'notAbandoned', 'collected'),
      row('now < pickupAt', 'notAbandoned', 'beforePickup'),
      row('now <= dropOffAt', 'atRisk', 'notCollectedYet'),
      row('dropOffAt < now', 'abandoned', 'notCollected'),
    ],
  },
  decideCancellation: {
    lines: {
      freeUntil:
        'startsAt - facts.hostFreeCancellationHours for a host, startsAt - policy.driverCancellation.freeHours for a driver; startsAt where percent = 0',
      percent: 'policy.cancellationPercent for a host, policy.driverCancellation.percent for a driver',
      deducted: 'percent of amount, rounded half up to a cent; refund = amount - deducted',
    },
    conditions: [
      row('matrix(by, state, cancel) = notAllowed', 'notAllowed', 'state'),
      row('matrix(by, state, cancel) = notStated', 'notStated', 'state'),
      row('by = driver and policy.driverCancellation is unset', 'notStated', 'driverTermsNotStated'),
      row('now < freeUntil', 'free', 'beforeTheLine'),
      row('freeUntil <= now and startsAt <= now', 'notStated', 'startHasPassed'),
      row('freeUntil <= now and now < startsAt', 'deducted', 'insideTheLine'),
    ],
  },
  decideCollect: {
    conditions: [
      row('status = collectionDue', 'allowed', 'collectionDue'),
      row('status = other', 'notAllowed', 'nothingDue'),
    ],
  },
  decideDamageClaim: {
    lines: { until: 'endedAt + facts.damageClaimHours' },
    conditions: [
      row('protectionDeclined', 'closed', 'protectionDeclined'),
      row('now <= until', 'open', 'inTime'),
      row('until < now', 'closed', 'tooLate'),
    ],
  },
  decideExtension: {
    lines: { latestDropOffAt: 'nextStartsAt - facts.extensionCutoffMinutes' },
    conditions: [
      row('state is final', 'notAllowed', 'ended'),
      row('state is not active', 'notStated', 'notInProgress'),
      row(
        'latestDropOffAt < newDropOffAt and latestDropOffAt <= max(dropOffAt, now)',
        'notAllowed',
        'noTimeLeft',
      ),
      row('latestDropOffAt < newDropOffAt', 'onlyUntil', 'pastCutoff'),
      row('preBooked', 'needsHost', 'preBooked'),
      row('nextStartsAt is not known', 'depends', 'nextNotKnown'),
      row('nextStartsAt is null', 'autoApproved', 'vehicleFree'),
      row('newDropOffAt <= latestDropOffAt', 'autoApproved', 'endsBeforeCutoff'),
    ],
  },
  decideLateness: {
    lines: {
      lateFrom: 'dropOffAt + policy.gracePeriodMinutes',
      lateFee: 'policy.lateFee.amount, once or for each started hour after lateFrom',
    },
    conditions: [
      row('now <= dropOffAt', 'onTime', 'beforeDropOff'),
      row('policy.gracePeriodMinutes is unset', 'notStated', 'gracePeriodNotStated'),
      row('now <= lateFrom', 'inGracePeriod', 'gracePeriod'),
      row('lateFrom < now', 'runningLate', 'pastGracePeriod'),
    ],
  },
  decideMaintenance: {
    lines: {
      ageYears: 'year of today - vehicleYear',
      dueOn:
        'one year after lastReportOn (February 29: March 1), at the earliest January 1 of vehicleYear + facts.maintenanceAgeYears',
    },
    conditions: [
      row('ageYears < facts.maintenanceAgeYears', 'exempt', 'young'),
      row('lastReportOn is null', 'due', 'noReport'),
      row('today < dueOn', 'notDue', 'reportCurrent'),
      row('dueOn <= today', 'due', 'reportExpired'),
    ],
  },
  decideReady: {
    lines: { readyAt: 'pickupAt - policy.readyToStartMinutes' },
    conditions: [
      row('policy.readyToStartMinutes is unset', 'notStated', 'leadNotStated'),
      row('readyAt <= now', 'ready', 'lead'),
      row('now < readyAt', 'notYet', 'lead'),
    ],
  },
  decideVerification: {
    lines: { verifyFrom: 'chargedAt + facts.chargeVerificationMinutes' },
    conditions: [row('verifyFrom <= now', 'verify', 'charged'), row('now < verifyFrom', 'wait', 'charged')],
  },
  licenseReview: {
    lines: {
      from: 'submittedAt + facts.licenseReviewHours.from',
      to: 'submittedAt + facts.licenseReviewHours.to',
    },
    conditions: [
      row('now < from', 'tooEarly', 'review'),
      row('from <= now and now <= to', 'expected', 'review'),
      row('to < now', 'longer', 'review'),
    ],
  },
  payoutStep: {
    conditions: [
      row('the call fails, or its answer holds no status text', 'showError', 'failure'),
      row('status = READY_TO_REDIRECT', 'redirect', 'status'),
      row('status = ERROR', 'showError', 'status'),
      row('any other status', 'askAgain', 'status'),
    ],
  },
} as const satisfies Partial<Record<FunctionName, ConditionTable>>;
