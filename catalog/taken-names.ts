import { ContentError } from './content-error.ts';
import { addressesOfPage, type NamedPage } from './former-address.ts';

interface PageInFile extends NamedPage {
  readonly file: string;
}

/**
 * A name leads to one page, in whatever letters somebody writes it: what is `formerly` one page's is no other's.
 *
 * @throws ContentError for the page that takes a name, with the one that has it
 */
export function refuseTakenNames(pages: readonly PageInFile[]): void {
  const files = new Map<string, string>();
  const take = (address: string, page: PageInFile, field: string) => {
    const taken = files.get(address.toLowerCase());
    if (taken === page.file) throw new ContentError(page.file, [{ field, message: ownName(address, page) }]);
    const message = `"${address}" is the address of ${taken}, in whatever letters; choose another one`;
    if (taken) throw new ContentError(page.file, [{ field, message }]);
    files.set(address.toLowerCase(), page.file);
  };
  const named = pages.map((page) => ({ page, addresses: addressesOfPage(page) }));
  for (const { page, addresses } of named) take(addresses[0]!, page, '(its name)');
  for (const { page, addresses } of named)
    for (const address of addresses.slice(1)) take(address, page, 'formerly');
}

/** Whoever moves a page to the other audience writes its name, which is the same. */
function ownName(address: string, { audience, name }: NamedPage): string {
  const other = audience === 'drive' ? 'host' : 'drive';
  return `"${address}" leads to this page already; leave it out, or write ${other}/${name} if it was a page of the other audience`;
}
