import type { HTMLElement } from 'node-html-parser';
import { expect, test } from '../base-test.ts';
import { paths } from '#site/paths.ts';
import { articlePaths } from '../built-site.ts';
import { documentAt } from '../page-document.ts';

// The rules of Mozilla's Readability, as Firefox 153 has them: a `div` with few commas is navigation, or an advertisement,
// where much of it is links or nothing a text or an item, and so is what an id names. Of their names of content, those that all rules know.
const seemsContent = /article|body|content|main/i;
const seemsNone = /banner|comment|contact|extra|footer|meta|promo|related|scroll|share|sponsor|tags|widget/i;

for (const path of [...articlePaths, paths.privacyPolicy, paths.termsOfService])
  test(`Reader View of Firefox leaves nothing out of ${path}`, () => {
    const text = documentAt(path).querySelector('article')!.clone() as HTMLElement;
    for (const other of text.querySelectorAll('.no-print,[aria-hidden=true],nav,aside,details,form,fieldset'))
      other.remove();
    const parts = text
      .querySelectorAll('section > div,section :not(dl) > div,section h2,section h3')
      .filter(({ text }) => text.trim());
    expect(parts.length).toBeGreaterThan(0);
    const lost = parts.filter((part) => (part.tagName === 'DIV' ? isNavigation(part) : isNamedSo(part)));
    expect(
      lost.map(({ outerHTML }) => outerHTML),
      'Give it the class of content-class.ts, or fewer links; a heading alone in a div has a span.',
    ).toEqual([]);
  });

const nameOf = (part: HTMLElement) => `${part.classNames} ${part.id}`;

const isNamedSo = (part: HTMLElement) => seemsNone.test(nameOf(part)) && !seemsContent.test(nameOf(part));

function isNavigation(part: HTMLElement): boolean {
  if (part.text.split(',').length > 10) return false;
  const lengthOf = (parts: HTMLElement[]) => parts.reduce((sum, { text }) => sum + text.length, 0);
  const most = seemsContent.test(nameOf(part)) ? 0.5 : 0.2;
  const links = lengthOf(part.querySelectorAll('a')) / part.text.length;
  return links > most || !part.querySelector('span,li,td,div,ol,ul,p,table,dl');
}
