import { ContentError } from './content-error.ts';

/** As much of a help page as its place depends on. */
interface Placed {
  file: string;
  frontMatter: { category?: string | undefined; order: number };
}

/**
 * The pages of an audience as lists, each in the order its authors gave: those of no category, then category by category.
 *
 * @throws ContentError for a page of a category that is not written down
 */
export function listsByCategory<Page extends Placed>(
  pages: readonly Page[],
  categories: readonly { name: string }[],
): Page[][] {
  const names = categories.map(({ name }) => name);
  const stray = pages.find(
    ({ frontMatter: { category } }) => category !== undefined && !names.includes(category),
  );
  if (stray) {
    const known = names.join(', ') || 'none yet';
    const message = `"${stray.frontMatter.category}" is not among those of categories.yaml for this audience: ${known}`;
    throw new ContentError(stray.file, [{ field: 'category', message }]);
  }
  return [undefined, ...names].map((name) =>
    pages
      .filter(({ frontMatter }) => frontMatter.category === name)
      .sort((a, b) => a.frontMatter.order - b.frontMatter.order),
  );
}
