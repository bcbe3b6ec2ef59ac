import type { BreadcrumbList, FAQPage, Organization } from 'schema-dts';
import type { Catalog } from '#catalog/catalog.ts';
import { findCategory } from '#catalog/categories.ts';
import { findHelpPage, type HelpPage } from '#catalog/help.ts';
import { site } from '#config/site.ts';
import { sectionWords } from '#site/article/section-words.ts';
import { categoryTrail, type Crumb, helpTrail } from '#site/help-trail.ts';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';

/** What pages speak of, in the vocabulary of schema.org: what it does not know does not compile. */
export type Thing = Exclude<BreadcrumbList | FAQPage | Organization, string>;

/** What a page tells search engines in JSON-LD; nothing for pages of which there is nothing to tell. */
export function structuredData(catalog: Catalog, path: string): Thing[] {
  const [, audience, name] = /^\/faqs\/(\w+)\/(\w+)$/.exec(path) ?? [];
  const page = audience && name ? findHelpPage(catalog.helpPages, audience, name) : undefined;
  if (page) return [faqPage(catalog, page), breadcrumbs(helpTrail(catalog, page))];
  const [, whose, group] = /^\/faqs\/(\w+)\/categories\/(\w+)$/.exec(path) ?? [];
  const category = whose && group ? findCategory(catalog.categories, whose, group) : undefined;
  if (category) return [breadcrumbs(categoryTrail(catalog, category))];
  return path === paths.home ? [organization()] : [];
}

/** Each section is a question; its answer in short has what the rules say, and whom to call where people are at risk. */
function faqPage(catalog: Catalog, page: HelpPage): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: page.sections
      .filter(({ answer }) => answer)
      .map((section) => ({
        '@type': 'Question',
        name: section.question,
        acceptedAnswer: { '@type': 'Answer', text: sectionWords(catalog, section).answer },
      })),
  };
}

function breadcrumbs(trail: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

function organization(): Thing {
  const { street, city, state, postalCode, country } = site.address;
  return {
    '@type': 'Organization',
    name: site.brand,
    legalName: site.legalName,
    url: site.url,
    logo: absolute('/favicon.svg'),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: country,
    },
  };
}

/** JSON-LD for a script element: nothing in it can end the element. */
export function toJsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
