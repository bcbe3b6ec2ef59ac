import { HtmlValidate } from 'html-validate';
import { expect, test } from '../base-test.ts';
import { allPaths, galleryPath, htmlAt } from '../built-site.ts';
import { documentAt } from '../page-document.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
});
/** Several landmarks of a name, and lists that only open below a field, stand in the gallery alone. */
const galleryValidator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'unique-landmark': 'off', 'prefer-native-element': 'off' },
});

for (const path of allPaths) {
  test(`${path}: the HTML is valid`, async () => {
    const rules = path === galleryPath ? galleryValidator : validator;
    const { results } = await rules.validateString(htmlAt(path), path);
    const messages = results.flatMap(({ messages }) => messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    ).toEqual([]);
  });

  test(`${path}: one first heading, and no level left out`, () => {
    const own = (selector: string) =>
      documentAt(path)
        .querySelectorAll(selector)
        .filter((heading) => !heading.closest('[data-sample]'));
    expect(own('h1')).toHaveLength(1);
    const levels = own('main h1, main h2, main h3, main h4, main h5, main h6').map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test(`${path}: nothing that the content security policy would block`, () => {
    const page = documentAt(path);
    const inline = page.querySelectorAll(
      'script:not([src]):not([type="application/ld+json"]):not([type="application/json"]), [style]',
    );
    expect(inline.map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
  });

  test(`${path}: what only machines read keeps no words waiting`, () => {
    const html = htmlAt(path);
    const data = html.indexOf('application/ld+json');
    if (data >= 0) expect(data).toBeGreaterThan(html.indexOf('</main>'));
  });
}
