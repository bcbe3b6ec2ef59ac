/**
 * Properties of what needs no translation: an address, to which a letter must still come, and a drawing with words. A browser that
 * translates puts elements around words; in a drawing these are not drawn, and the words would be gone.
 */
export const untranslated = { translate: 'no' } as const;
