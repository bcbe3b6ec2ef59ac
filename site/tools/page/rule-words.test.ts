import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { toolTexts } from '#catalog/tools.ts';
import { defaultLanguage } from '#config/languages.ts';
import { type Policy, reservationStates, roles } from '#rules/index.ts';
import { answerCancel, cancelInputs } from '../cancel/answer-cancel.ts';
import { answerDamageClaim, damageClaimInputs } from '../damage-claim/answer-damage-claim.ts';
import { answerExtend, extendInputs } from '../extend/answer-extend.ts';
import { answerHostEarnings, hostEarningsInputs } from '../host-earnings/answer-host-earnings.ts';
import { answerMaintenance, maintenanceInputs } from '../maintenance/answer-maintenance.ts';
import { answerPriceEstimate, priceEstimateInputs } from '../price-estimate/answer-price-estimate.ts';
import { schema as priceEstimate } from '../price-estimate/words.ts';
import { answerRunningLate, runningLateInputs } from '../running-late/answer-running-late.ts';
import { answerWhatCanIDo, whatCanIDoInputs } from '../what-can-i-do/answer-what-can-i-do.ts';
import type { ToolAnswer } from '../form/tool-answer.ts';
import { toolWords } from './tool-words.ts';

const catalog = catalogOf(defaultLanguage);
const { locale } = catalog;
const { texts } = toolTexts(defaultLanguage, 'price-estimate', priceEstimate);
const now = Date.parse('2026-06-15T12:00-04:00');
const labels = catalog.rules.stateLabels;
const usd = (cents: number) => ({ cents, currency: 'USD' });

/** What somebody may enter, by how the name of the input ends. */
const entries: readonly (readonly [RegExp, readonly string[]])[] = [
  [/Date$|^lastReport$/, ['2026-06-14', '2026-06-15', '2026-06-16']],
  [/Time$/, ['09:00', '12:00', '15:00']],
  [/^zone$/, ['America/New_York']],
  [/^role$/, roles],
  [/^state$/, reservationStates],
  [/^preBooked$/, ['yes', 'no']],
  [/^next$/, ['unknown', 'none', 'known']],
  [/^protection$/, ['kept', 'declined']],
  [/^year$/, ['2020', '2025', '2026']],
  [/./, ['', '1', '2', '60']],
];
const inputsLike = <Inputs extends Record<string, string>>(initial: Inputs) =>
  fc.record(
    Object.fromEntries(
      Object.keys(initial).map((key) => [
        key,
        fc.constantFrom(...entries.find(([pattern]) => pattern.test(key))![1]),
      ]),
    ),
  ) as unknown as fc.Arbitrary<Inputs>;

const policies: readonly Policy[] = [
  {},
  {
    cancellationPercent: 25,
    driverCancellation: { freeHours: 24, percent: 10 },
    gracePeriodMinutes: 15,
    lateFee: { amount: usd(500), per: 'reservation' },
    reservationFee: usd(300),
    hostSharePercent: 70,
  },
  { gracePeriodMinutes: 0, driverCancellation: { freeHours: 1, percent: 0 } },
];

type Ask = (inputs: never, policy: Policy) => ToolAnswer<string, unknown>;
const tools: readonly (readonly [name: string, initial: Record<string, string>, ask: Ask])[] = [
  [
    'price-estimate',
    priceEstimateInputs,
    (inputs, policy) => answerPriceEstimate(inputs, texts.duration, locale, policy),
  ],
  [
    'host-earnings',
    hostEarningsInputs,
    (inputs, policy) => answerHostEarnings(inputs, texts.duration, locale, policy),
  ],
  ['extend', extendInputs, (inputs) => answerExtend(inputs, now, locale, labels)],
  ['cancel', cancelInputs, (inputs, policy) => answerCancel(inputs, now, locale, labels, policy)],
  ['what-can-i-do', whatCanIDoInputs, (inputs) => answerWhatCanIDo(inputs, locale, catalog.rules)],
  ['running-late', runningLateInputs, (inputs, policy) => answerRunningLate(inputs, now, locale, policy)],
  ['damage-claim', damageClaimInputs, (inputs) => answerDamageClaim(inputs, now, locale)],
  ['maintenance', maintenanceInputs, (inputs) => answerMaintenance(inputs, now, locale)],
];

test.each(tools)(
  '%s has the words for whatever its answers name: else add the id to its words.ts',
  (name, initial, ask) => {
    const { rules } = toolWords(catalog, name);
    let answers = 0;
    fc.assert(
      fc.property(inputsLike(initial), fc.constantFrom(...policies), (inputs, policy) => {
        const { result } = ask(inputs as never, policy);
        if (!result) return;
        answers++;
        const { rule, unknown = [], assumes = [] } = result.decision;
        expect(rules.rules).toHaveProperty([rule]);
        for (const key of unknown) expect(rules.unknown).toHaveProperty([key]);
        for (const id of assumes) expect(rules.assumptions).toHaveProperty([id]);
      }),
      { numRuns: 300 },
    );
    expect(answers).toBeGreaterThan(20);
  },
);
