import { describe, expect, it } from 'vitest';
import { contactChange, validateEin, validateEmail, validatePhoneForm } from './contact.ts';
import { validatePhone } from './phone.ts';

describe('an email', () => {
  it.each(['ana@example.com', ' ana.b+rent@mail.example.org ', "o'neil@example.co"])('%j is one', (text) => {
    expect(validateEmail(text)).toEqual({ ok: true, value: text.trim() });
  });

  it.each([
    ['', 'required'],
    ['ana', 'notAnEmail'],
    ['ana@example', 'notAnEmail'],
    ['ana@@example.com', 'notAnEmail'],
    ['ana b@example.com', 'notAnEmail'],
  ])('%j is none: %s', (text, code) => {
    expect(validateEmail(text)).toMatchObject({ errors: [{ field: 'email', code }] });
  });

  it('cannot be changed; the mobile number can, with a code by SMS', () => {
    expect(contactChange('email').outcome).toBe('fixed');
    expect(contactChange('mobileNumber').reason).toEqual({ code: 'codeSent', by: 'SMS' });
  });
});

describe('an EIN', () => {
  it('has nine digits', () => {
    expect(validateEin('12-3456789')).toEqual({ ok: true, value: '12-3456789' });
    expect(validateEin('123456789')).toEqual({ ok: true, value: '12-3456789' });
  });
});

describe('a phone number', () => {
  it('is written as + country code and number', () => {
    const value = { e164: '+17707777777', countryCode: '1', country: 'US', international: '+1 770 777 7777' };
    expect(validatePhone('+1 770 777 7777')).toEqual({ ok: true, value });
    expect(validatePhone('+1 (404) 555-0123')).toMatchObject({ value: { e164: '+14045550123' } });
    expect(validatePhone('+34 612 345 678')).toMatchObject({ value: { country: 'ES' } });
  });

  it.each([
    ['', 'required'],
    ['770 777 7777', 'notAPhone'],
    ['+1 770', 'notAPhone'],
    ['+999 1234567', 'notAPhone'],
    ['+1 770 777 777', 'notInCountry'],
    ['+1 070 777 7777', 'notInCountry'],
  ])('%j is none: %s', (text, code) => {
    expect(validatePhone(text, 'mobileNumber')).toMatchObject({ errors: [{ field: 'mobileNumber', code }] });
  });

  it('has its form checked without the numbering plans', () => {
    expect(validatePhoneForm('+1 770 777 7777')).toEqual({ ok: true, value: '+17707777777' });
    expect(validatePhoneForm('+1 770 x')).toMatchObject({ errors: [{ code: 'notAPhone' }] });
  });

  it.each(['+44 (0)20 7946 0958', '+49 (0)30 23125 000'])(
    'is dialed without the zero in parentheses: %s',
    (text) => {
      const full = validatePhone(text);
      expect(full.ok && full.value.e164).toBe(text.replace('(0)', '').replaceAll(' ', ''));
      expect(validatePhoneForm(text)).toMatchObject({
        ok: true,
        value: text.replace('(0)', '').replaceAll(' ', ''),
      });
    },
  );
});
