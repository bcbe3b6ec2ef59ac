import { validateEin, validatePhoneForm } from './contact.ts';
import { type Answer, badInput } from './decision.ts';
import { type Checked, errorsIn, fail, ok } from './validation.ts';
import { fields, keysOf, oneOf, read, words } from './input.ts';

/** What each type of host account needs, field by field. Spec 1, 5, 6. */
export const hostAccountTypes = {
  company: {
    fields: ['ein', 'companyName', 'address', 'companyPhone'],
    /** Its own commercial rental liability insurance. */
    ownInsurance: 'allowed',
    /** May add host partners. */
    partners: 'allowed',
    source: 'spec 5',
  },
  individual: {
    fields: ['name', 'address', 'supportPhone'],
    ownInsurance: 'notStated',
    partners: 'notStated',
    source: 'spec 5',
  },
} as const;

export type HostAccountType = keyof typeof hostAccountTypes;

export interface CompanyAccount {
  readonly type: 'company';
  readonly ein: string;
  readonly companyName: string;
  readonly address: string;
  /** A mobile number. */
  readonly companyPhone: string;
}

export interface IndividualAccount {
  readonly type: 'individual';
  readonly name: string;
  readonly address: string;
  readonly supportPhone: string;
}

export type HostAccount = CompanyAccount | IndividualAccount;

const typeSchema = fields({ type: oneOf(keysOf(hostAccountTypes)) });

/**
 * A host account with every field it needs, trimmed, the EIN as 12-3456789, the phone as + and digits. That a company
 * phone is a mobile number shows when its one-time code arrives. Errors: `type`, and the fields of the type. Spec 5.
 */
export function validateHostAccount(account: HostAccount): Checked<HostAccount> {
  const type = read(typeSchema, account);
  if (!type.ok) return type;
  return account.type === 'company' ? validateCompany(account) : validateIndividual(account);
}

/**
 * Whether a host may supply its own commercial rental liability insurance: a Company may, for an Individual the
 * documentation does not say. Errors: `type`. Spec 1.
 */
export function canSupplyInsurance(
  type: HostAccountType,
): Answer<'allowed' | 'notStated', { readonly code: 'accountType'; readonly type: HostAccountType }> {
  const input = read(typeSchema, { type });
  if (!input.ok) return badInput(input.errors);
  const outcome = hostAccountTypes[type].ownInsurance;
  return { outcome, reason: { code: 'accountType', type }, rule: 'companyInsurance' };
}

const company = fields({ companyName: words('companyName'), address: words('address') });
const individual = fields({ name: words('name'), address: words('address') });

function validateCompany(account: CompanyAccount): Checked<HostAccount> {
  const ein = validateEin(account.ein);
  const texts = read(company, account);
  const phone = validatePhoneForm(account.companyPhone, 'companyPhone');
  return ein.ok && texts.ok && phone.ok
    ? ok({ type: 'company', ein: ein.value, ...texts.value, companyPhone: phone.value })
    : fail(errorsIn(ein, texts, phone));
}

function validateIndividual(account: IndividualAccount): Checked<HostAccount> {
  const texts = read(individual, account);
  const phone = validatePhoneForm(account.supportPhone, 'supportPhone');
  return texts.ok && phone.ok
    ? ok({ type: 'individual', ...texts.value, supportPhone: phone.value })
    : fail(errorsIn(texts, phone));
}
