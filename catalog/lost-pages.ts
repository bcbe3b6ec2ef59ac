import { ContentError } from './content-error.ts';
import type { Audience } from './help-file.ts';
import record from './published-anchors.txt?raw';

/** What a page is called in its address, now and before. */
interface NamedPage {
  readonly audience: string;
  readonly name: string;
  readonly formerly: readonly string[];
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
  for (const address of published.trim().split('\n')) {
    const [, audience, name] = ofCategory.exec(address) ?? [];
    if (!name) continue;
    const known = categories[audience as Audience].flatMap((one) => [one.name, ...(one.formerly ?? [])]);
    if (known.includes(name)) continue;
    const message = `${name} is gone, but people link to it; bring it back, or write "formerly: [${name}]" into the category that takes its place`;
    throw new ContentError(file, [{ field: audience!, message }]);
  }
}

/**
 * Refuses to do without a help page whose address was published: the apps and other sites link to it.
 *
 * @param folder where the pages are, `content/en/help`
 * @param published the addresses on record, one a line
 * @throws ContentError for the file that is gone, with what to write where instead
 */
export function refuseLostPages(pages: readonly NamedPage[], folder: string, published = record): void {
  const known = new Set(
    pages.flatMap(({ audience, name, formerly }) => [name, ...formerly].map((each) => `${audience}/${each}`)),
  );
  const addresses = published
    .trim()
    .split('\n')
    .filter((address) => !ofCategory.test(address));
  const lost = addresses.find((address) => !known.has(address.split('#')[0]!));
  if (!lost) return;
  const page = lost.split('#')[0]!;
  const name = page.split('/')[1];
  const anchors = addresses.filter((each) => each.startsWith(`${page}#`)).map((each) => each.split('#')[1]);
  const forAnchors =
    anchors.length > 0 ? `, and each of ${anchors.join(', ')} under one of its sections` : '';
  const message = `is gone, but people link to it; bring it back, or write "formerly: [${name}]" at the top of the page that takes its place${forAnchors}`;
  throw new ContentError(`${folder}/${page}.mdx`, [{ field: '(whole file)', message }]);
}
