import { describe, expect, it } from 'vitest';
import { decidePassword, validateDriverAccount } from './driver-account.ts';
import { canSupplyInsurance, type HostAccount, validateHostAccount } from './host-account.ts';
import { acceptInvite, canAddPartners, partnerMay, validatePartnerInvite } from './host-partner.ts';

const company: HostAccount = {
  type: 'company',
  ein: '123456789',
  companyName: 'Example Rentals LLC',
  address: '1 Example Street, Atlanta, GA',
  companyPhone: '+1 404 555 0123',
};

const fieldsOf = (checked: { ok: boolean; errors?: readonly { field: string }[] }) =>
  checked.errors?.map(({ field }) => field);

describe('a host account', () => {
  it('of a Company needs EIN, company name, address and company phone', () => {
    expect(validateHostAccount(company)).toMatchObject({
      ok: true,
      value: { ein: '12-3456789', companyPhone: '+14045550123' },
    });
    const empty = { ...company, ein: '', companyName: ' ', address: '', companyPhone: '' };
    expect(fieldsOf(validateHostAccount(empty))).toEqual(['ein', 'companyName', 'address', 'companyPhone']);
  });

  it('of an Individual needs name, address and support phone', () => {
    const person = {
      type: 'individual',
      name: 'Ana',
      address: '1 Example Street',
      supportPhone: '+1 404 555 0123',
    } as const;
    expect(validateHostAccount(person).ok).toBe(true);
    expect(fieldsOf(validateHostAccount({ ...person, name: '', address: '', supportPhone: '404' }))).toEqual([
      'name',
      'address',
      'supportPhone',
    ]);
  });

  it('of a Company may bring its own insurance; for an Individual the documentation does not say', () => {
    expect(canSupplyInsurance('company').outcome).toBe('allowed');
    expect(canSupplyInsurance('individual').outcome).toBe('notStated');
  });

  it('has one of the two types', () => {
    expect(fieldsOf(validateHostAccount({ ...company, type: 'club' as never }))).toEqual(['type']);
  });
});

describe('host partners', () => {
  const invite = {
    email: 'sam@example.com',
    firstName: 'Sam',
    lastName: 'Lee',
    access: 'administration',
  } as const;

  it('are added by a Company', () => {
    expect(canAddPartners('company').outcome).toBe('allowed');
    expect(canAddPartners('individual').outcome).toBe('notStated');
  });

  it('are invited with email, names and access type, and become Active on acceptance', () => {
    expect(validatePartnerInvite(invite)).toEqual({ ok: true, value: invite });
    expect(
      fieldsOf(validatePartnerInvite({ email: '', firstName: '', lastName: '', access: 'owner' as never })),
    ).toEqual(['email', 'firstName', 'lastName', 'access']);
    expect(acceptInvite('invited')).toMatchObject({ outcome: 'active', reason: { code: 'accepted' } });
  });

  it('have the rights that the operator sets, which are unknown until then', () => {
    expect(partnerMay('customerSupport', 'refund', {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['partnerRights'],
    });
    const policy = { partnerRights: { customerSupport: ['refund'] } } as const;
    expect(partnerMay('customerSupport', 'refund', policy)).toMatchObject({
      outcome: 'allowed',
      reason: { code: 'granted' },
    });
    expect(partnerMay('customerSupport', 'deleteVehicles', policy)).toMatchObject({
      outcome: 'notAllowed',
      reason: { code: 'notGranted' },
    });
    expect(partnerMay('administration', 'refund', policy).outcome).toBe('notStated');
  });
});

describe("a driver's account", () => {
  it('names every field that is missing', () => {
    const empty = { firstName: '', lastName: '', email: '', mobileNumber: '' };
    expect(fieldsOf(validateDriverAccount(empty))).toEqual([
      'firstName',
      'lastName',
      'email',
      'mobileNumber',
    ]);
  });

  it('has a password that meets the criteria of the operator, if there are any', () => {
    expect(decidePassword('anything', {})).toMatchObject({ outcome: 'notStated', unknown: ['password'] });
    const policy = { password: { minLength: 8, needs: ['digit', 'uppercase'] } } as const;
    expect(decidePassword('secret', policy).reason).toEqual({
      code: 'criteria',
      missing: ['minLength', 'digit', 'uppercase'],
    });
    expect(decidePassword('Secret-42', policy).outcome).toBe('meets');
    const symbol = { password: { needs: ['symbol'] } } as const;
    expect(decidePassword('Secret-42', symbol).outcome).toBe('meets');
    expect(decidePassword('Secret 42', symbol).reason).toMatchObject({ missing: ['symbol'] });
  });
});
