import type { Language } from '#config/languages.ts';
import type {
  Article,
  ArticleComponent,
  ArticleDrawing,
  ArticleSection,
  ArticleTool,
  HelpFrontMatter,
  SectionFrontMatter,
} from './article-schema.ts';
import type { Categories } from './categories-schema.ts';
import { ContentError, type ContentProblem, refuse } from './content-error.ts';
import { listsByCategory } from './lists-by-category.ts';
import { type Audience, audiences, helpFile } from './help-file.ts';
import { type HelpModule, helpModules } from './help-modules.ts';
import { lineIn } from './content-yaml.ts';
import { refuseLostPages } from './lost-pages.ts';
import { nearestOf } from './nearest.ts';
import { refuseOtherHelpFiles } from './other-help-files.ts';
import { takenAnchors } from './taken-anchors.ts';
import { refuseTakenNames } from './taken-names.ts';
import { refuseSamePlace } from './same-place.ts';

export { type Audience, audiences } from './help-file.ts';

/** A section with what the front matter says of it. */
export type HelpSection = ArticleSection & SectionFrontMatter;

export interface HelpPage extends Omit<Article<HelpFrontMatter>, 'sections'> {
  audience: Audience;
  sections: HelpSection[];
  tools: ArticleTool[];
  drawings: ArticleDrawing[];
  /** The article's text as a component; the page passes the elements authors may use. */
  Text: ArticleComponent;
}

/**
 * Every help page of a language, drivers' first, each audience in the order its authors gave: pages of no category, then
 * category by category.
 *
 * @throws ContentError for a published page or anchor that is gone, a reference that leads nowhere, and two pages in one place
 */
export function readHelpPages(language: Language, categories: Categories): readonly HelpPage[] {
  refuseOtherHelpFiles(language);
  const read = Object.entries(helpModules)
    .filter(([path]) => path.startsWith(`/content/${language}/`))
    .map(([path, module]) => toHelpPage(path.slice(1), module));
  const lists = audiences.flatMap((audience) =>
    listsByCategory(helpPagesFor(read, audience), categories[audience]),
  );
  for (const list of lists) {
    refuseSamePlace(
      list.map(({ file, frontMatter, lines }) => ({ file, order: frontMatter.order, line: lines.order })),
    );
  }
  const pages = lists.flat();
  const named = pages.map((page) => ({ ...page, formerly: page.frontMatter.formerly }));
  refuseTakenNames(named);
  refuseLostPages(named, `content/${language}/help`);
  for (const page of pages) checkReferences(pages, page);
  return pages;
}

/** The help pages of one audience, in order. */
export function helpPagesFor(pages: readonly HelpPage[], audience: Audience): HelpPage[] {
  return pages.filter((page) => page.audience === audience);
}

/** The help page with this name in the URL, or undefined. */
export function findHelpPage(
  pages: readonly HelpPage[],
  audience: string,
  name: string,
): HelpPage | undefined {
  const byAddress =
    addressesOf.get(pages) ?? new Map(pages.map((page) => [`${page.audience}/${page.name}`, page]));
  addressesOf.set(pages, byAddress);
  return byAddress.get(`${audience}/${name}`);
}

/** By the list: every reference of every page is looked up in it. */
const addressesOf = new WeakMap<readonly HelpPage[], ReadonlyMap<string, HelpPage>>();

/** A section, and the page that it is on. */
export interface SectionOnPage {
  page: HelpPage;
  section: HelpSection;
}

/** What "drive/Page#Anchor", or on a page `from` also "Anchor", points to; undefined where there is nothing. */
export function findSection(
  pages: readonly HelpPage[],
  reference: string,
  from?: HelpPage,
): SectionOnPage | undefined {
  const match = /^(?:(drive|host)\/(\w+)#)?(\w+)$/.exec(reference);
  if (!match) return undefined;
  const [, audience, name, anchor] = match;
  const page = audience && name ? findHelpPage(pages, audience, name) : from;
  const section = page?.sections.find((candidate) => candidate.anchor === anchor);
  return page && section && { page, section };
}

/**
 * The section that a content file points to as "drive/Page#Anchor".
 *
 * @param at the file, and the field in it, for the error
 * @throws ContentError where there is no such section
 */
export function sectionAt(
  pages: readonly HelpPage[],
  reference: string,
  at: { file: string; field: string },
): SectionOnPage {
  const found = findSection(pages, reference);
  if (found) return found;
  const message = `"${reference}" leads nowhere: ${whatIsWrong(pages, reference)}`;
  throw new ContentError(at.file, [{ ...lineIn(at.file, reference), field: at.field, message }]);
}

function toHelpPage(file: string, module: HelpModule): HelpPage {
  const { audience, name } = helpFile(file);
  const sections = module.sections.map((section) => ({
    ...section,
    ...module.frontMatter.sections[section.anchor]!,
  }));
  return { ...module, audience, name, file, sections, Text: module.default };
}

/** Whether a link on a page is one to a help page, or to a section of one, that is not there. */
export function leadsNowhere(pages: readonly HelpPage[], page: HelpPage, url: string): boolean {
  const [, audience, name, anchor] = /^(?:\/faqs\/(\w+)\/(\w+))?(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (audience === undefined && anchor === undefined) return false;
  const to = audience && name ? findHelpPage(pages, audience, name) : page;
  return !to || (anchor !== undefined && !to.sections.some((section) => section.anchor === anchor));
}

/** Which part of a reference is wrong, and what may be meant. @param from the page on which `Anchor` alone is a section */
export function whatIsWrong(pages: readonly HelpPage[], reference: string, from?: HelpPage): string {
  const [, address, anchor] = /^(?:(\w+\/\w+))?#?(.*)$/.exec(reference) ?? [];
  const page = address ? pages.find((each) => `${each.audience}/${each.name}` === address) : from;
  if (!page) {
    const [nearest] = nearestOf(
      address ?? reference,
      pages.map(({ audience, name }) => `${audience}/${name}`),
    );
    return `there is no such page; the nearest is ${nearest} (write audience/Page#Anchor)`;
  }
  const place = page === from ? 'this page' : address;
  const renamed = page.sections.find(({ formerly }) => formerly.includes(anchor ?? ''));
  if (renamed) return `on ${place} the section is now called #${renamed.anchor}`;
  const [nearest] = nearestOf(
    anchor ?? '',
    page.sections.map((section) => section.anchor),
  );
  return `${place} has no such section; the nearest is #${nearest}. Whoever renames an anchor puts the former one into "formerly" of its section`;
}

/** Related sections, and links to help pages, must lead somewhere. */
function checkReferences(pages: readonly HelpPage[], page: HelpPage): void {
  const related = page.sections.flatMap((section) =>
    section.related
      .filter((reference) => !findSection(pages, reference, page))
      .map((reference) => ({
        reference,
        line: page.lines[`sections.${section.anchor}.related`] ?? section.line,
        field: `sections.${section.anchor}.related`,
      })),
  );
  const linked = page.links.flatMap(({ url, line }) => {
    if (!leadsNowhere(pages, page, url)) return [];
    return [
      {
        reference: url
          .replace('/faqs/', '')
          .replace(/\?[^#]*/, '')
          .replace(/^#/, ''),
        line,
        field: `link ${url}`,
      },
    ];
  });
  const problems: ContentProblem[] = [...related, ...linked].map(({ reference, line, field }) => ({
    line,
    field,
    message: `"${reference}" leads nowhere: ${whatIsWrong(pages, reference, page)}`,
  }));
  refuse(page.file, [...problems, ...takenAnchors(page.sections)]);
}
