import { expect, it } from 'vitest';
import { sentencesIn } from './sentences.ts';

it.each([
  [
    'Call 911. Then call support! Is it safe? Wait.',
    ['Call 911.', 'Then call support!', 'Is it safe?', 'Wait.'],
  ],
  ['Die Frist endet am 31. Dezember. Danach nicht.', ['Die Frist endet am 31. Dezember.', 'Danach nicht.']],
  [
    'Was anfällt, z. B. Maut, zahlen Sie. Fragen Sie.',
    ['Was anfällt, z. B. Maut, zahlen Sie.', 'Fragen Sie.'],
  ],
  ['Es dauert ca. eine Stunde. Warten Sie.', ['Es dauert ca. eine Stunde.', 'Warten Sie.']],
  ['דבר ראשון. דבר שני.', ['דבר ראשון.', 'דבר שני.']],
])('%s', (text, sentences) => expect(sentencesIn(text)).toEqual(sentences));
