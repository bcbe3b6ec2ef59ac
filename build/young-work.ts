/**
 * What a thread makes of a page or an article it needs no longer than that: with room for several of them, a tenth of its time is
 * not spent on copying what is about to go.
 */
export const youngWork = { maxYoungGenerationSizeMb: 48 };
