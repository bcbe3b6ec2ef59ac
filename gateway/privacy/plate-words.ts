import type { Language } from '#config/languages.ts';

/** What people call a license plate, and what stands between that and what is on it: "plate number is K9". */
export interface PlateWords {
  readonly plate: readonly string[];
  readonly between: readonly string[];
}

/** In each language, in small letters. What people write is screened by all of them. */
export const plateWords: Readonly<Record<Language, PlateWords>> = {
  en: { plate: ['plate'], between: ['number', 'is'] },
};
