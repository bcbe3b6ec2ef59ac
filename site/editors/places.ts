import { type Catalog, catalogOf } from '#catalog/catalog.ts';
import { yamlPath, yamlText } from '#catalog/content-yaml.ts';
import { addressesOfPage } from '#catalog/former-address.ts';
import type { HelpPage, HelpSection } from '#catalog/help.ts';
import { linesOfKeys } from '#catalog/yaml-file.ts';
import type { ReadSection } from '#config/editors-report.ts';
import { type Language, languages } from '#config/languages.ts';
import { paths } from '#site/paths.ts';
import { perCatalog } from '#site/per-catalog.ts';

/** What an editor opens to mend something. */
export interface Place {
  /** `content/en/help/drive/Vehicle.mdx:120`: the file, and the line in it. */
  file: string;
  title: string;
  /** Where readers see it; left out where they don't. */
  href?: string;
}

/** A section, with where its words are, and where the words that it is found by. */
export interface SectionPlace extends Place {
  href: string;
  keywords: string;
}

/** Every section by its address, by the addresses that it had before, too. */
export const sectionPlaces = perCatalog(({ helpPages }) => {
  const called = helpPages.flatMap((page) =>
    page.sections.flatMap((section) => {
      const place = placeOfSection(page, section);
      const { audience, name, frontMatter } = page;
      return addressesOfPage({ audience, name, formerly: frontMatter.formerly }).flatMap((address) =>
        [section.anchor, ...section.formerly].map((anchor): [string, SectionPlace] => [
          `${paths.faqs}/${address}#${anchor}`,
          place,
        ]),
      );
    }),
  );
  const today = called.filter(([address, { href }]) => address === href);
  return new Map([...called, ...today]);
});

function placeOfSection(page: HelpPage, { anchor, line, question }: HelpSection): SectionPlace {
  const keywords = page.lines[`sections.${anchor}.keywords`] ?? page.lines[`sections.${anchor}`] ?? 1;
  return {
    file: `${page.file}:${line}`,
    title: question,
    href: paths.help(page.audience, page.name, anchor),
    keywords: `${page.file}:${keywords}`,
  };
}

/** Where a section stands that is or was called so; undefined where there is none any more. */
export function placeOf({ page, section, language }: ReadSection): SectionPlace | undefined {
  const catalog = catalogIn(language);
  return catalog && sectionPlaces(catalog).get(`${page}#${section}`);
}

/** The words of a language that the site has. */
export const catalogIn = (language: string): Catalog | undefined =>
  Object.hasOwn(languages, language) ? catalogOf(language as Language) : undefined;

/** Where a page says by when it is to be read again. */
export const reviewPlace = ({ file, lines, frontMatter, audience, name }: HelpPage): Place => ({
  file: `${file}:${lines.reviewBy ?? 1}`,
  title: frontMatter.title,
  href: paths.help(audience, name),
});

/** Where words that no section has are made known to the search. */
export function synonymsPlace(language: Language): string {
  const lines = linesOfKeys(yamlText(language, 'search/synonyms'));
  return `${yamlPath(language, 'search/synonyms')}:${lines.near ?? 1}`;
}
