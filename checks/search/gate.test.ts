import { describe, expect, it } from 'vitest';
import { answer, figuresOf } from '#site/search/evaluate.ts';
import { crossValidate } from './cross-validation.ts';
import { heldOut, offTopic, shared, siteSearch } from './labelled.ts';

describe('the search answers what people really type', () => {
  it('puts a right page first for 85 % of the shared wordings, and among three for 96 %', () => {
    const { hit1, hit3 } = figuresOf(answer(shared, siteSearch));
    expect(hit1).toBeGreaterThanOrEqual(0.85);
    expect(hit3).toBeGreaterThanOrEqual(0.96);
  });

  it('answers the second set of wordings nearly as well, down to the section', () => {
    const byPage = figuresOf(answer(heldOut, siteSearch));
    expect(byPage.hit1).toBeGreaterThanOrEqual(0.82);
    expect(byPage.hit3).toBeGreaterThanOrEqual(0.94);
    expect(figuresOf(answer(heldOut, siteSearch, true)).hit1).toBeGreaterThanOrEqual(0.78);
  });

  it.each([...new Set(shared.map(({ style }) => style))])(
    'leaves no style of wording behind: %s',
    (style) => {
      const { hit1, hit3 } = figuresOf(
        answer(
          shared.filter((query) => query.style === style),
          siteSearch,
        ),
      );
      expect(hit1).toBeGreaterThanOrEqual(0.75);
      expect(hit3).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('depends on no single factor of the ranking: tuned on one half, the other half is answered as well', () => {
    for (const { tested, published } of crossValidate(3, 8)) {
      expect(Math.min(tested.hit1, published.hit1)).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('brings somebody without a code to the verification code, first', () => {
    for (const audience of ['drive', 'any'] as const) {
      const [first] = siteSearch.search('cant get code on my phone', { audience }).hits;
      expect(first?.document.url).toBe('/faqs/drive/GettingStarted#VerificationCode');
    }
  });

  it('says so when nothing fits, and seldom when something does', () => {
    const taken = offTopic.filter((q) => siteSearch.search(q).fits);
    expect(taken.length / offTopic.length).toBeLessThanOrEqual(0.2);
    expect(figuresOf(answer([...shared, ...heldOut], siteSearch)).missed).toBeLessThanOrEqual(0.06);
  });
});
