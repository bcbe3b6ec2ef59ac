/** Marks that are no part of a text: they hide in it, or turn it round; Postgres takes no NUL. Line breaks and tabs stay. */
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** No writing sets more marks on a letter (Unicode's stream-safe text): to bring thousands into their order takes seconds. */
const marks = /(\p{M}{30})\p{M}+/gu;

/** A text that somebody typed, with line breaks as they are counted in the browser, and without what nobody sees. */
export const plainText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(unseen, '').replace(marks, '$1').normalize('NFC').trim();
