import { checkKey, checkText, errorsOf } from './checks.ts';
import { validateEin, validatePhoneForm } from './contact.ts';
import { type Answer, badInput, type Checked, fail, type FieldError, ok } from './decision.ts';

/** What each type of host account needs, field by field, as the Host app names it. Spec 1, 5, 6. */
export const hostAccountTypes = {
  company: {
    label: 'Company',
    fields: { ein: 'EIN', companyName: 'Company name', address: 'Address', companyPhone: 'Company phone' },
    /** Its own commercial rental liability insurance. */
    ownInsurance: 'allowed',
    /** May add host partners. */
    partners: true,
    source: 'spec 5',
  },
  individual: {
    label: 'Individual',
    fields: { name: 'Name', address: 'Address', supportPhone: 'Support phone' },
    ownInsurance: 'notStated',
    partners: false,
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

/**
 * A host account with every field it needs, trimmed, the EIN as 12-3456789, the phone as + and digits. That a company
 * phone is a mobile number shows when its one-time code arrives. Errors: `type`, and the fields of the type. Spec 5.
 */
export function validateHostAccount(account: HostAccount): Checked<HostAccount> {
  const wrongType = checkKey('type', account.type, hostAccountTypes);
  if (wrongType) return fail([wrongType]);
  return account.type === 'company' ? validateCompany(account) : validateIndividual(account);
}

/**
 * Whether a host may supply its own commercial rental liability insurance: a Company may, for an Individual the
 * documentation does not say. Errors: `type`. Spec 1.
 */
export function canSupplyInsurance(
  type: HostAccountType,
): Answer<'allowed' | 'notStated', { readonly code: 'accountType'; readonly type: HostAccountType }> {
  const wrongType = checkKey('type', type, hostAccountTypes);
  if (wrongType) return badInput([wrongType]);
  const outcome = hostAccountTypes[type].ownInsurance;
  return { outcome, reason: { code: 'accountType', type }, rule: 'companyInsurance' };
}

function validateCompany(account: CompanyAccount): Checked<HostAccount> {
  const ein = validateEin(account.ein);
  const phone = validatePhoneForm(account.companyPhone, 'companyPhone');
  const errors = errorsOf(
    errorsIn(ein),
    checkText('companyName', 'company name', account.companyName),
    checkText('address', 'address', account.address),
    errorsIn(phone),
  );
  if (!ein.ok || !phone.ok || errors.length > 0) return fail(errors);
  return ok({
    type: 'company',
    ein: ein.value,
    companyName: account.companyName.trim(),
    address: account.address.trim(),
    companyPhone: phone.value,
  });
}

function validateIndividual(account: IndividualAccount): Checked<HostAccount> {
  const phone = validatePhoneForm(account.supportPhone, 'supportPhone');
  const errors = errorsOf(
    checkText('name', 'name', account.name),
    checkText('address', 'address', account.address),
    errorsIn(phone),
  );
  if (!phone.ok || errors.length > 0) return fail(errors);
  return ok({
    type: 'individual',
    name: account.name.trim(),
    address: account.address.trim(),
    supportPhone: phone.value,
  });
}

const errorsIn = (checked: Checked<unknown>): readonly FieldError[] => (checked.ok ? [] : checked.errors);
