import { expect, it } from 'vitest';
import { tables } from './tables.ts';
import { testTexts } from '../testing/test-texts.ts';

it('writes facts as a reader says them, counted things in the words of the language', () => {
  const units = { ...testTexts.units, slides: { one: 'slide', other: 'slides' } };
  const { facts } = tables({ ...testTexts, units });
  expect(facts.extensionCutoffMinutes.text).toBe('30 minutes');
  expect(facts.licenseReviewHours.text).toBe('24-78 hours');
  expect(facts.carouselReachSlides.text).toBe('2 slides');
  expect(facts.brandColors.text).toBe('red, blue, gray');
  expect(facts.faqFoldLinks.text).toBe('5 units.links.other');
});

it('names the weekdays from Sunday on, in the language', () => {
  const named = (locale: string) => tables({ ...testTexts, locale }).vehicle.weekdays;
  expect(named('en-US')).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
  expect(named('es-US').slice(0, 2)).toEqual(['domingo', 'lunes']);
});

it('says of a field what is to be noted, and nothing of others', () => {
  const { driverProfile } = tables(testTexts).fields;
  expect(driverProfile).toMatchObject({ password: { note: 'fieldNotes.driverProfile.password' } });
  expect(driverProfile['firstName']).toMatchObject({ note: undefined });
});
