import { ContentError, type ContentProblem, refuse } from './content-error.ts';
import { addressesOfPage, type NamedPage } from './former-address.ts';
import type { Audience } from './help-file.ts';
import record from './published-anchors.txt?raw';

/** A page whose sections have names, too, now and before. */
interface PageWithAnchors extends NamedPage {
  readonly file: string;
  readonly sections: readonly { readonly anchor: string; readonly formerly: readonly string[] }[];
  /** On which lines of the file the front matter says what. */
  readonly lines: Readonly<Record<string, number>>;
}

/** `drive/categories/Payments`. */
const ofCategory = /^(\w+)\/categories\/(\w+)$/;

/** What a category is called in its address, now and before. */
type NamedCategories = Readonly<
  Record<Audience, readonly { readonly name: string; readonly formerly?: readonly string[] | undefined }[]>
>;

/**
 * Refuses to do without a category whose page was published.
 *
 * @param file where the categories are written
 * @param published the addresses on record, one a line
 * @throws ContentError with the address that would lead nowhere, and what to write instead
 */
export function refuseLostCategories(categories: NamedCategories, file: string, published = record): void {
  for (const address of published.trim().split(/\r?\n/)) {
    const [, audience, name] = ofCategory.exec(address) ?? [];
    if (!name) continue;
    const known = categories[audience as Audience].flatMap((one) => [one.name, ...(one.formerly ?? [])]);
    if (known.includes(name)) continue;
    const message = `${name} is gone, but people link to it; bring it back, or write "formerly: [${name}]" into the category that takes its place`;
    throw new ContentError(file, [{ field: audience!, message }]);
  }
}

/**
 * Refuses to do without a help page, or an anchor on one, whose address was published: the apps and other sites link to it.
 *
 * @param folder where the pages are, `content/en/help`
 * @param published the addresses on record, one a line
 * @throws ContentError for the file that is gone, or from which anchors are, with what to write where instead
 */
export function refuseLostPages(pages: readonly PageWithAnchors[], folder: string, published = record): void {
  const known = new Map(pages.flatMap((page) => addressesOfPage(page).map((address) => [address, page])));
  const anchors = anchorsByPage(published);
  for (const [address, gone] of anchors) {
    if (known.has(address)) continue;
    const message = goneMessage(address, gone, known);
    throw new ContentError(`${folder}/${address}.mdx`, [{ field: '(whole file)', message }]);
  }
  for (const page of pages) refuse(page.file, lostAnchors(page, anchors));
}

/** Of each page on record the anchors on record. */
function anchorsByPage(published: string): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>();
  for (const address of published.trim().split(/\r?\n/)) {
    if (ofCategory.test(address)) continue;
    const [page = '', anchor] = address.split('#');
    const anchors = pages.get(page) ?? [];
    pages.set(page, anchors);
    if (anchor) anchors.push(anchor);
  }
  return pages;
}

function goneMessage(
  address: string,
  anchors: readonly string[],
  known: ReadonlyMap<string, unknown>,
): string {
  const [audience, name] = address.split('/');
  const other = audience === 'drive' ? 'host' : 'drive';
  const remedy = known.has(`${other}/${name}`)
    ? `write "formerly: [${address}]" at the top of ${other}/${name}.mdx if it has become that one`
    : `write "formerly: [${name}]" at the top of the page that takes its place, "formerly: [${address}]" if that is one for the other audience`;
  const forAnchors =
    anchors.length > 0 ? `, and each of ${anchors.join(', ')} under one of its sections` : '';
  return `is gone, but people link to it; bring it back, or ${remedy}${forAnchors}`;
}

function lostAnchors(
  page: PageWithAnchors,
  published: ReadonlyMap<string, readonly string[]>,
): ContentProblem[] {
  const known = new Set(page.sections.flatMap(({ anchor, formerly }) => [anchor, ...formerly]));
  const asked = addressesOfPage(page).flatMap((address) => published.get(address) ?? []);
  const lost = [...new Set(asked)].filter((anchor) => !known.has(anchor));
  return lost.map((anchor) => ({
    line: page.lines.sections ?? 1,
    field: 'sections',
    message: `${anchor} is gone, but people link to it; bring it back, or write "formerly: [${anchor}]" under the section that takes its place`,
  }));
}
