import { expect, it } from 'vitest';
import { lowerFirst } from './lower-first.ts';

it.each([
  ['View Customer Details', 'en-US', 'view Customer Details'],
  ['Annuler la réservation', 'fr-FR', 'annuler la réservation'],
  ['İptal et', 'tr-TR', 'iptal et'],
  ['Reservierung stornieren', 'de-DE', 'Reservierung stornieren'],
  ['Reservierung stornieren', 'de', 'Reservierung stornieren'],
])('"%s" in the middle of a sentence of %s is "%s"', (text, locale, within) => {
  expect(lowerFirst(text, locale)).toBe(within);
});
