import { expect, test } from '../base-test.ts';
import { allPaths, galleryPath, indexedPaths } from '../built-site.ts';
import { documentAt } from '../page-document.ts';

test('every page that search engines are told of is linked from another page', () => {
  const read = allPaths.filter((path) => path !== galleryPath);
  const linked = new Set(read.flatMap(pagesLinkedFrom));
  const orphans = indexedPaths.filter((path) => !linked.has(path));
  expect(orphans, 'link to each from a page that people read; docs/how-to/add-a-page.md says where').toEqual(
    [],
  );
});

/** The paths that a page's links lead to, but for its own. */
function pagesLinkedFrom(path: string): string[] {
  return documentAt(path)
    .querySelectorAll('a[href^="/"]')
    .map((link) => link.getAttribute('href')!.replace(/[?#].*/, ''))
    .filter((target) => target !== path);
}
