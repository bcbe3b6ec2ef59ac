/** Content files that belong to some pages, by their path below the language, and the addresses of those; `$1` is a part. */
const belonging: readonly (readonly [RegExp, string])[] = [
  [/^help\/((drive|host)\/\w+)\.mdx$/, '/faqs/$1'],
  [/^legal\/([\w-]+)\.mdx$/, '/$1'],
  [/^marketing\/home\.yaml$/, '/'],
  [/^marketing\/not-found\.yaml$/, '/404\\.html'],
  [/^marketing\/consent-success\.yaml$/, '/checkr-disclosure-embed-success'],
  [/^marketing\/download\.yaml$/, '/download/\\w+'],
  [/^marketing\/([\w-]+)\.yaml$/, '/$1'],
  [/^special\/payout\.yaml$/, '/payout-setup-complete'],
  [/^special\/consent\.yaml$/, '/checkr-disclosure-embed'],
  [/^tools\/(?:common|index)\.yaml$/, '/tools(/[\\w-]+)?'],
  [/^tools\/([\w-]+)\.yaml$/, '/tools/$1'],
];

/**
 * Whether a page is made of the words in a content file. Lists that name the page are not; a file that is none page's own
 * belongs to all.
 *
 * @param file from the root, as `content/en/marketing/home.yaml`
 * @param address of the page, without its query
 */
export function isMadeOf(address: string, file: string): boolean {
  const below = file.split('/').slice(2).join('/');
  const [pattern, pages] = belonging.find(([each]) => each.test(below)) ?? [];
  return !pattern || new RegExp(`^${below.replace(pattern, pages!)}$`).test(address);
}
