import { DAY, HOUR, MINUTE } from '../../instant.ts';
import { noon, usd } from './examples.ts';
import type { CallsOf, FunctionName } from '../function-name.ts';

const extension = {
  state: 'active',
  preBooked: false,
  now: noon,
  dropOffAt: noon + HOUR,
  newDropOffAt: noon + 3 * HOUR,
  nextStartsAt: noon + 4 * HOUR,
} as const;
const cancellation = {
  by: 'host',
  state: 'upcoming',
  now: noon,
  startsAt: noon + DAY + 1,
  amount: usd(10001),
} as const;

/** Calls at the boundaries: reservations, their payments and the payout page. */
export const reservationsCalls = {
  abandonmentReminders: [
    [noon, { abandonmentReminderMinutes: [30, 120] }],
    [noon, {}],
  ],
  actionMatrix: [[]],
  actionsOf: [
    ['driver', 'active'],
    ['host', 'upcoming'],
  ],
  decideActions: [
    ['driver', 'readyToStart'],
    ['driver', 'abandoned'],
    ['host', 'canceled'],
  ],
  affectedReservations: [
    [
      noon,
      [
        { id: 'a', startsAt: noon - 1 },
        { id: 'b', startsAt: noon },
      ],
    ],
    [noon, []],
  ],
  damageClaimUntil: [[noon]],
  decideAbandonment: [
    [{ now: noon, pickupAt: noon - HOUR, dropOffAt: noon, collected: false }],
    [{ now: noon + 1, pickupAt: noon - HOUR, dropOffAt: noon, collected: false }],
    [{ now: noon + 1, pickupAt: noon - HOUR, dropOffAt: noon, collected: true }],
    [{ now: noon - HOUR - 1, pickupAt: noon - HOUR, dropOffAt: noon, collected: false }],
    [{ now: noon, pickupAt: noon, dropOffAt: noon, collected: false }],
  ],
  decideAction: [
    ['host', 'upcoming', 'cancel'],
    ['host', 'readyToStart', 'cancel'],
    ['driver', 'active', 'extend'],
    ['driver', 'upcoming', 'extend'],
    ['driver', 'completed', 'fileDamageClaim'],
    ['driver', 'active', 'refund'],
  ],
  decideCancellation: [
    [cancellation, { cancellationPercent: 25 }],
    [{ ...cancellation, startsAt: noon + DAY }, { cancellationPercent: 25 }],
    [{ ...cancellation, startsAt: noon + DAY, amount: usd(50) }, { cancellationPercent: 0.29 }],
    [{ ...cancellation, startsAt: noon + 1, amount: usd(2) }, { cancellationPercent: 25 }],
    [{ ...cancellation, startsAt: noon }, { cancellationPercent: 25 }],
    [{ ...cancellation, startsAt: noon + HOUR }, {}],
    [{ ...cancellation, state: 'readyToStart' }, {}],
    [{ ...cancellation, startsAt: noon + HOUR }, { cancellationPercent: 0 }],
    [{ ...cancellation, by: 'driver' }, {}],
    [{ ...cancellation, by: 'driver', state: 'active' }, {}],
    [{ ...cancellation, by: 'driver' }, { driverCancellation: { freeHours: 24, percent: 10 } }],
    [
      { ...cancellation, by: 'driver', startsAt: noon + DAY },
      { driverCancellation: { freeHours: 24, percent: 10 } },
    ],
    [cancellation, { cancellationPercent: 101 }],
  ],
  decideDamageClaim: [
    [{ now: noon + DAY, endedAt: noon, protectionDeclined: false }],
    [{ now: noon + DAY + 1, endedAt: noon, protectionDeclined: false }],
    [{ now: noon, endedAt: noon, protectionDeclined: true }],
    [{ now: noon - 1, endedAt: noon, protectionDeclined: false }],
  ],
  decideExtension: [
    [extension],
    [{ ...extension, nextStartsAt: extension.newDropOffAt + 30 * MINUTE }],
    [{ ...extension, nextStartsAt: extension.newDropOffAt + 30 * MINUTE - 1 }],
    [{ ...extension, nextStartsAt: extension.dropOffAt + 30 * MINUTE }],
    [{ ...extension, nextStartsAt: null }],
    [{ ...extension, nextStartsAt: undefined }],
    [{ ...extension, preBooked: true }],
    [{ ...extension, preBooked: true, nextStartsAt: extension.newDropOffAt }],
    [{ ...extension, preBooked: true, state: 'upcoming' }],
    [{ ...extension, state: 'completed' }],
    [{ ...extension, newDropOffAt: extension.dropOffAt }],
  ],
  decideLateness: [
    [
      { now: noon + 15 * MINUTE + HOUR + 1, dropOffAt: noon },
      { gracePeriodMinutes: 15, lateFee: { amount: usd(500), per: 'startedHour' } },
    ],
    [
      { now: noon + 15 * MINUTE + 1, dropOffAt: noon },
      { gracePeriodMinutes: 15, lateFee: { amount: usd(500), per: 'reservation' } },
    ],
    [{ now: noon + 15 * MINUTE, dropOffAt: noon }, { gracePeriodMinutes: 15 }],
    [{ now: noon, dropOffAt: noon }, {}],
    [{ now: noon + 1, dropOffAt: noon }, {}],
  ],
  decideReady: [
    [{ now: noon - 30 * MINUTE, pickupAt: noon }, { readyToStartMinutes: 30 }],
    [{ now: noon - 30 * MINUTE - 1, pickupAt: noon }, { readyToStartMinutes: 30 }],
    [{ now: noon, pickupAt: noon }, {}],
  ],
  freeCancellationUntil: [[noon]],
  latestDropOff: [[noon]],
  transitionsFrom: [['active'], ['completed']],
  decideCollect: [['collectionDue'], ['other']],
  decideVerification: [
    [noon + 10 * MINUTE, noon],
    [noon + 10 * MINUTE - 1, noon],
    [noon - 1, noon],
  ],
  payoutStep: [['READY_TO_REDIRECT'], ['ERROR'], ['PENDING'], [''], [null as never]],
  explain: [
    [{ outcome: 'open', reason: { code: 'inTime' }, rule: 'damageClaimWindow' }],
    [
      {
        outcome: 'due',
        reason: { code: 'x' },
        rule: 'runningLate',
        unknown: ['lateFee'],
        assumes: ['partHourIsWhole'],
      },
    ],
  ],
  isBadInput: [[{ outcome: 'badInput' }], [{ outcome: 'open' }]],
} satisfies Partial<CallsOf<FunctionName>>;
