import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { CommonLayout } from '#site/layouts/common-layout.tsx';
import { paths } from '#site/paths.ts';
import { filesNamed, read } from '../../checks/repository.ts';
import { Styleguide } from './styleguide.tsx';

const markup = renderToStaticMarkup(
  <InLanguage language={defaultLanguage}>
    <CommonLayout path={paths.styleguide}>
      <Styleguide />
    </CommonLayout>
  </InLanguage>,
);

const files = filesNamed(/\.(tsx|css)$/).filter((file) => /^site\/(?!pages|styleguide|publish)/.test(file));
const styles = import.meta.glob<Record<string, string>>('../**/*.module.css', {
  eager: true,
  import: 'default',
});

/** Whole pages: they are compared as pictures themselves, and their parts are in the gallery. */
const pages = [
  'site/article/help-article',
  'site/components/faq-index/category-page',
  'site/components/faq-index/faq-index',
  'site/components/faq-index/topic-jumps',
  'site/contact/contact',
  'site/editors/',
  'site/layouts/bare-layout',
];

/** Classes that a part has only where something is so that the gallery cannot make so. */
const elsewhere: Record<string, string[]> = {
  // The form of the background-check provider.
  'site/consent/consent.module.css': ['room'],
  // The page of that form.
  'site/components/page-blocks/notice.module.css': ['wide'],
  // Said while no store has the app: the operator's file decides.
  'site/components/download/app-page.module.css': ['soon'],
};

/** The live pages' islands add a clock to a view: the view is shown. */
const live = ['site/consent/consent.island.tsx', 'site/payout/payout-return.island.tsx'];

/** The tools are found by their folders, not imported: an answer of each is shown. */
const tools = files.filter((file) => {
  const name = /^site\/tools\/([\w-]+)\/\1\.island\.tsx$/.exec(file)?.[1];
  return name && markup.includes(`id="answer-${name}-`);
});
const shown = reachedFrom(['site/styleguide/styleguide.tsx', 'site/layouts/common-layout.tsx', ...tools]);
const parts = files.filter(
  (file) =>
    /^site\/(components|article|feedback|search\/view|tools|payout|consent|support-chat)\/.*(?<!\.test)\.tsx$/.test(
      file,
    ) &&
    !live.includes(file) &&
    !pages.some((page) => file.startsWith(page)),
);

test.each(parts)('the gallery shows %s', (file) => {
  expect(shown.has(file), 'add it to the samples of its family in site/styleguide').toBe(true);
});

test.each(files.filter((file) => file.endsWith('.module.css')))(
  'every look in %s is in the gallery',
  (file) => {
    if (pages.some((page) => file.startsWith(page))) return;
    const module = styles[file.replace('site/', '../')]!;
    const rules = read(file).replaceAll(/\/\*.*?\*\//gs, '');
    const classes = new Set([...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map(([, name]) => name!));
    const missing = [...classes].filter((name) => !new RegExp(`[" ]${module[name]}[" ]`).test(markup));
    expect(missing).toEqual(elsewhere[file] ?? []);
  },
);

/** Every file of the site that these import, and those import in turn. */
function reachedFrom(entries: string[]): Set<string> {
  const reached = new Set<string>();
  const left = [...entries];
  for (let file = left.pop(); file; file = left.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [, address] of read(file).matchAll(/from '((?:\.|#site\/)[^']+\.tsx?)'/g))
      left.push(
        address!.startsWith('#')
          ? address!.replace('#', '')
          : join(dirname(file), address!).replaceAll('\\', '/'),
      );
  }
  return reached;
}
