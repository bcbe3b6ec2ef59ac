import { decideMaintenance } from '#rules/index.ts';
import { formatDate, localToday } from '../form/format-time.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';

export const maintenanceInputs = { year: '', lastReport: '' };

export const maintenanceVerdicts = {
  young: 'yes',
  reportCurrent: 'yes',
  noReport: 'urgent',
  reportExpired: 'urgent',
} satisfies Record<string, Verdict>;
export type MaintenanceOutcome = keyof typeof maintenanceVerdicts;

/** Whether the annual maintenance report is due today, on the device's calendar (spec 5, 9). */
export function answerMaintenance(
  inputs: Inputs<keyof typeof maintenanceInputs>,
  now: number,
  locale: string,
): ToolAnswer<MaintenanceOutcome, { isExempt: boolean }> {
  const reader = new InputReader(inputs);
  const vehicleYear = reader.whole('year', 1900, 2199, { required: true, isYear: true });
  const lastReportOn = reader.date('lastReport');
  if (vehicleYear === undefined || reader.hasErrors) return noAnswer(reader);

  const today = localToday(new Date(now));
  const decision = decideMaintenance({ vehicleYear, today, lastReportOn: lastReportOn ?? null });
  if (reportBadInput(reader, decision, { vehicleYear: 'year', lastReportOn: 'lastReport' }))
    return noAnswer(reader);
  const { reason } = decision;
  return answered(reader, {
    outcome: reason.code,
    values: {
      age: reason.ageYears,
      ...('requiredFromYear' in reason && { from: reason.requiredFromYear }),
      ...('dueOn' in reason && { dueOn: formatDate(reason.dueOn, locale) }),
    },
    short: 'dueOn' in reason ? { dueOn: formatDate(reason.dueOn, locale, 'medium') } : {},
    decision,
    details: { isExempt: decision.outcome === 'exempt' },
  });
}
