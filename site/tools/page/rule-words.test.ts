import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import type { FieldTexts } from '#catalog/tool-words.ts';
import { toolTexts } from '#catalog/tools.ts';
import { defaultLanguage } from '#config/languages.ts';
import { type Policy, reservationStates, roles } from '#rules/index.ts';
import { answerCancel } from '../cancel/answer-cancel.ts';
import { answerExtend } from '../extend/answer-extend.ts';
import { answerHostChecklist } from '../host-checklist/answer-host-checklist.ts';
import { schema as hostChecklist } from '../host-checklist/words.ts';
import { answerHostEarnings } from '../host-earnings/answer-host-earnings.ts';
import { answerPriceEstimate } from '../price-estimate/answer-price-estimate.ts';
import { schema as priceEstimate } from '../price-estimate/words.ts';
import { answerWhatCanIDo } from '../what-can-i-do/answer-what-can-i-do.ts';
import type { Inputs } from '../form/inputs.ts';
import { headlineOf, sentenceOf } from '../form/tell.ts';
import type { ToolAnswer } from '../form/tool-answer.ts';
import { toolWords } from './tool-words.ts';

const catalog = catalogOf(defaultLanguage);
const { locale } = catalog;
const { texts } = toolTexts(defaultLanguage, 'price-estimate', priceEstimate);
const checklist = toolTexts(defaultLanguage, 'host-checklist', hostChecklist);
const now = Date.parse('2026-06-15T12:00-04:00');
const labels = catalog.rules.stateLabels;
const usd = (cents: number) => ({ cents, currency: 'USD' });

/** What somebody may enter where there is no choice, by how the name of the input ends. */
const entries: readonly (readonly [RegExp, readonly string[]])[] = [
  [/Date$|^lastReport$/, ['2026-06-14', '2026-06-15', '2026-06-16']],
  [/Time$/, ['09:00', '12:00', '15:00']],
  [/^zone$/, ['America/New_York']],
  [/^role$/, roles],
  [/^state$/, reservationStates],
  [/^year$/, ['2020', '2025', '2026']],
  [/./, ['', '1', '2', '60']],
];
const inputsLike = (initial: Inputs, fields: Readonly<Record<string, FieldTexts>>) =>
  fc.record(
    Object.fromEntries(
      Object.keys(initial).map((key) => {
        const options = Object.keys(fields[key]?.options ?? {});
        const entered = options.length > 0 ? options : entries.find(([pattern]) => pattern.test(key))![1];
        return [key, fc.constantFrom(...entered)];
      }),
    ),
  );

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
/** The calculators that ask for more than inputs, time, locale and policy. */
const asks: Readonly<Record<string, Ask>> = {
  'price-estimate': (inputs, policy) => answerPriceEstimate(inputs, texts.duration, locale, policy),
  'host-earnings': (inputs, policy) => answerHostEarnings(inputs, texts.duration, locale, policy),
  extend: (inputs) => answerExtend(inputs, now, locale, labels),
  cancel: (inputs, policy) => answerCancel(inputs, now, locale, labels, policy),
  'what-can-i-do': (inputs) => answerWhatCanIDo(inputs, locale, catalog.rules),
  'host-checklist': (inputs) => answerHostChecklist(inputs, checklist.texts, catalog.rules.accountFields, []),
};

const modules = import.meta.glob<Record<string, unknown>>(['../*/answer-*.ts', '!../*/*.test.ts'], {
  eager: true,
});

/** What a calculator holds at first, and its answer, by the names that its folder gives them. */
function toolOf(name: string) {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = modules[`../${name}/answer-${name}.ts`] ?? {};
  const initial = module[`${camel}Inputs`] as Inputs | undefined;
  const answer = module[`answer${camel[0]!.toUpperCase()}${camel.slice(1)}`];
  if (!initial || !answer) throw new Error(`answer-${name}.ts exports no ${camel}Inputs, or no answer`);
  const usual = answer as (...asked: unknown[]) => ToolAnswer<string, unknown>;
  return { initial, ask: asks[name] ?? ((inputs, policy) => usual(inputs, now, locale, policy)) };
}

test.each(catalog.tools.list)('$name has the words for whatever it answers', ({ name }) => {
  const { initial, ask } = toolOf(name);
  const { rules, common, texts } = toolWords(catalog, name);
  const file = `site/tools/${name}/words.ts`;
  let answers = 0;
  fc.assert(
    fc.property(inputsLike(initial, texts.fields), fc.constantFrom(...policies), (inputs, policy) => {
      const { errors, result } = ask(inputs as never, policy);
      for (const [field, code] of Object.entries(errors)) {
        const { errors: own } = texts.fields[field] ?? texts.fields[field.replace(/\d$/, '')] ?? {};
        expect(own?.[code] ?? common.errors[code], `name '${code}' at ${field} in ${file}`).toBeDefined();
      }
      if (!result) return;
      answers++;
      const told = [headlineOf(texts.headlines, result, locale), sentenceOf(texts.sentences, result, locale)];
      expect(told.join(' '), 'a value that nobody gives').not.toMatch(/[{}]/);
      const { rule, unknown = [], assumes = [] } = result.decision;
      const remedy = `add it to "says" in ${file}`;
      expect(rules.rules, remedy).toHaveProperty([rule]);
      for (const key of unknown) expect(rules.unknown, remedy).toHaveProperty([key]);
      for (const id of assumes) expect(rules.assumptions, remedy).toHaveProperty([id]);
    }),
    { numRuns: 300 },
  );
  expect(answers, 'what is entered is seldom answered: see "entries" in this test').toBeGreaterThan(20);
});
