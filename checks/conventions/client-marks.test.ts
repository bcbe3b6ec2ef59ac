import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { read } from '../repository.ts';

test.runIf(defaultLanguage === 'en')(
  'the privacy policy tells of each code that a vote leaves for a day',
  () => {
    const marks = [...read('gateway/feedback/feedback-routes.ts').matchAll(/= clientMark\(/g)];
    const policy = read('content/en/legal/privacy-policy.mdx');
    const [votes = ''] = /(?<=^- \*\*Whether a section helped\.\*\* )[^*]+/m.exec(policy) ?? [];
    expect(marks.length, 'another code: the policy says of each what it is made from').toBe(2);
    expect(votes).toContain('two codes are kept for a day');
  },
);
