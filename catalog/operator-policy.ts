import { sourceAtHand } from '#config/source-at-hand.ts';
import type { Money } from '#rules/money.ts';
import { currency, operatorPolicy, type Policy } from '#rules/policy.ts';
import { policySchema } from '#rules/policy-schema.ts';
import { refuse } from './content-error.ts';
import { remedy } from './remedy.ts';

const file = 'rules/policy.ts';
const howTo = 'docs/how-to/set-your-policies.md says what each setting takes';

/**
 * Refuses settings of the operator's that cannot be one, before any sentence is made of them.
 *
 * @throws ContentError with line, field and remedy
 */
export function refuseWrongPolicy(policy: Policy = operatorPolicy): void {
  const { error } = policySchema.safeParse(policy, { error: (issue) => remedy(issue, file) });
  const wrong = error
    ? error.issues.map(({ path, message }) => ({ path, message }))
    : otherCurrencies(policy);
  refuse(
    file,
    wrong.map(({ path, message }) => ({
      ...lineOf(String(path[0] ?? '')),
      field: ['operatorPolicy', ...path.map(String)].join('.'),
      message: `${message}; ${howTo}`,
    })),
  );
}

/** The functions of `rules/` take every currency; the site is in one. */
function otherCurrencies(policy: Policy): { path: string[]; message: string }[] {
  const { lateFee, reservationFee, vehicleMaxValue, extraChargeMax, deposit } = policy;
  const amounts: Record<string, Money | undefined> = {
    'lateFee.amount': lateFee?.amount,
    reservationFee,
    vehicleMaxValue,
    extraChargeMax,
    deposit,
  };
  return Object.entries(amounts).flatMap(([name, amount]) => {
    if (!amount || amount.currency === currency) return [];
    const message = `is "${amount.currency}"; write "${currency}": all amounts of the site are in it (rules/policy.ts)`;
    return [{ path: [...name.split('.'), 'currency'], message }];
  });
}

/** Where a setting stands, while the sources are at hand. */
function lineOf(setting: string): { line?: number } {
  const source = sourceAtHand(file);
  if (source === undefined) return {};
  const start = source.indexOf('operatorPolicy: Policy');
  const found = source.slice(start).search(new RegExp(`\\b${setting || 'operatorPolicy'}\\b`));
  return start < 0 || found < 0 ? {} : { line: source.slice(0, start + found).split('\n').length };
}
