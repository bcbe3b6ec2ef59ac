import { expect, it } from 'vitest';
import { siteData } from '../testing/test-site-data.ts';
import { answerMarkup, withAnswer } from './answer-markup.ts';
import type { GivenVote } from './vote-token.ts';

const vote = { number: '7K3M-9QXT-2VPH', page: '/faqs/drive/Guide', anchor: 'Return', isKept: true } as const;
const said = (state: GivenVote['state']) => answerMarkup(siteData.feedback, { ...vote, state }, 'token');

it('says of a vote that is kept in memory alone that it is, unless it was erased', () => {
  expect(said('thanks')).toContain('>Kept ');
  expect(said('ask')).toContain('>Kept ');
  expect(said('erased')).toBe('<div id="answered-Return">Erased</div>');
});

it('stands in place of the question of its own section, and nowhere where there is none', () => {
  const question = (anchor: string) =>
    `<fieldset><button value="${anchor}" name="yes">Yes</button></fieldset>`;
  const page = ['Reserve', 'Return', 'Pay'].map(question).join('');
  expect(withAnswer(page, 'Return', '<p>Thanks</p>')).toBe(
    `${question('Reserve')}<p>Thanks</p>${question('Pay')}`,
  );
  expect(withAnswer(page, 'Gone', '<p>Thanks</p>')).toBeUndefined();
});
