/** Where the keys of a content file are stated, by its path below its language; `$1` is a part of that. */
const schemaFiles: readonly (readonly [RegExp, string])[] = [
  [/^(help|legal)\/.+\.mdx$/, 'catalog/article-schema.ts'],
  [/^marketing\/([\w-]+)\.yaml$/, 'catalog/marketing/$1.ts'],
  [/^special\/.+\.yaml$/, 'catalog/special-pages-schema.ts'],
  [/^screens\/.+\.yaml$/, 'catalog/screen-schema.ts'],
  [/^search\/.+\.yaml$/, 'catalog/search-schema.ts'],
  [/^tools\/.+\.yaml$/, 'catalog/tools-schema.ts'],
  [/^(categories|contact|editors|feedback|incident|interface)\.yaml$/, 'catalog/$1-schema.ts'],
  [/^(asked-most|situations)\.yaml$/, 'catalog/$1.ts'],
  [/^rules\.yaml$/, 'rules/text-keys.ts'],
  [/^server\.yaml$/, 'config/site-data-schema.ts'],
];

/** What a calculator says, and where it leads, its own folder states. */
const ofCalculators = new Set<unknown>(['texts', 'links']);

/**
 * The file that states which keys a content file may have.
 *
 * @param file from the root: `content/en/tools/cancel.yaml`
 * @param path where in it
 */
export function schemaFileOf(file: string, path: readonly PropertyKey[]): string | undefined {
  const below = file.split('/').slice(2).join('/');
  const tool = /^tools\/(?!common|index)([\w-]+)\.yaml$/.exec(below)?.[1];
  if (tool && ofCalculators.has(path[0])) return `site/tools/${tool}/words.ts`;
  const [pattern, schemaFile] = schemaFiles.find(([each]) => each.test(below)) ?? [];
  return pattern && below.replace(pattern, schemaFile!);
}
