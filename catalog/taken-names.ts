import { ContentError } from './content-error.ts';

/** What a page is called in its address, now and before. */
interface NamedPage {
  readonly file: string;
  readonly audience: string;
  readonly name: string;
  readonly formerly: readonly string[];
}

/**
 * A name leads to one page, in whatever letters somebody writes it: what is `formerly` one page's is no other's.
 *
 * @throws ContentError for the page that takes a name, with the one that has it
 */
export function refuseTakenNames(pages: readonly NamedPage[]): void {
  const files = new Map<string, string>();
  const take = (audience: string, name: string, file: string, field: string) => {
    const address = `${audience}/${name}`;
    const taken = files.get(address.toLowerCase());
    const message = `"${address}" is the address of ${taken}, in whatever letters; choose another one`;
    if (taken) throw new ContentError(file, [{ field, message }]);
    files.set(address.toLowerCase(), file);
  };
  for (const { file, audience, name } of pages) take(audience, name, file, '(its name)');
  for (const { file, audience, formerly } of pages)
    for (const name of formerly) take(audience, name, file, 'formerly');
}
