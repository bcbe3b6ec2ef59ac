import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '#config/languages.ts';
import { site } from '#config/site.ts';
import { factText, websiteFacts } from '#rules/facts.ts';
import { buildValues } from './build-values.ts';
import { yamlText } from './content-yaml.ts';
import { fillBuild } from './fill-build.ts';

const at = { file: 'content/en/help/drive/Page.mdx', line: 12 };
const values = { brand: 'Rolling {Stone}', email: 'help@example.com' };

test('fills every name, and leaves what run time fills in', () => {
  expect(fillBuild('[[[email]]](mailto:[[email]]) of [[brand]], {count}', values, at)).toBe(
    '[help@example.com](mailto:help@example.com) of Rolling {Stone}, {count}',
  );
});

test('a known name with blanks around it is told without them', () => {
  expect(() => fillBuild('Write to [[ email ]].', values, at)).toThrow(
    'content/en/help/drive/Page.mdx:12 · [[ email ]] · has blanks between its brackets; write [[email]]',
  );
});

test.each(['[[mail]]', '[[ mail ]]', '[[]]', '[[toString]]'])(
  'says where %s stands, and what is known',
  (marker) => {
    expect(() => fillBuild(`Write to ${marker}.`, values, at)).toThrow(
      `content/en/help/drive/Page.mdx:12 · ${marker} · nobody knows this name; known are brand, email`,
    );
  },
);

test('where many are known, it offers those that are spelled most like it', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`policy.number${at}`, '1']));
  expect(() => fillBuild('[[emial]]', { ...many, ...values }, at)).toThrow(
    /nobody knows this name; of 102 that are known the nearest are email, brand(, policy\.number\d+){6}$/,
  );
});

test('authors are offered what the marketplace promises, and nothing of how the website is made', () => {
  const known = buildValues(yamlText(defaultLanguage, 'rules'));
  expect(known.damageClaimHours).toBe(factText('damageClaimHours', languages[defaultLanguage].locale));
  const { copyrightYear, ...others } = known;
  expect(copyrightYear, "the operator's, not the specification's").toBe(String(site.copyrightYear));
  expect(Object.keys(others).filter((name) => name in websiteFacts)).toEqual([]);
});
