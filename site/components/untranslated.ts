/**
 * Properties of a drawing with words that need no translation. A browser that translates puts elements around words; in a drawing
 * these are not drawn, and the words would be gone.
 */
export const untranslated = { translate: 'no' } as const;
