import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { validatePhoneForm } from './contact.ts';
import { type Checked, fail, ok } from './validation.ts';
import { nameOf } from './input.ts';

/** A phone number that its country can have given out. */
export interface Phone {
  /** + and digits, such as `+17707777777`. */
  readonly e164: string;
  /** The calling code without +, such as `1`. */
  readonly countryCode: string;
  /** The country (ISO 3166-1 alpha-2), where the calling code and the number tell it. */
  readonly country: CountryCode | undefined;
  /** For people: `+1 770 777 7777`. */
  readonly international: string;
}

/**
 * A phone number with its country code, checked against the numbering plan of its country. Whether it is a mobile
 * number, plans such as the US one do not tell: the one-time code by SMS does. Not part of `index.ts`: it brings
 * libphonenumber-js along. Errors name the field by `name`: `required`, `notAPhone`, `notInCountry`. Spec 1, 5.
 */
export function validatePhone(text: string, name = 'phone'): Checked<Phone> {
  const field = nameOf(name, 'phone');
  const form = validatePhoneForm(text, field);
  if (!form.ok) return form;
  const phone = parsePhoneNumberFromString(form.value);
  if (!phone) return fail([{ field, code: 'notAPhone' }]);
  if (!phone.isValid()) {
    const values = { countryCode: phone.countryCallingCode };
    return fail([{ field, code: 'notInCountry', values }]);
  }
  return ok({
    e164: phone.number,
    countryCode: phone.countryCallingCode,
    country: phone.country,
    international: phone.formatInternational(),
  });
}
