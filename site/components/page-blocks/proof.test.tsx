import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { site } from '#config/site.ts';
import type { SiteProof } from '#config/site-schema.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import BecomeAHost from '#site/pages/(common)/become-a-host/+Page.tsx';
import Home from '#site/pages/(common)/index/+Page.tsx';

const configured = site.proof;
afterEach(() => void (site.proof = configured));

const proof: SiteProof = {
  city: 'Macon',
  dayPriceFrom: 38,
  host: { name: 'Sam Example', about: 'hosts a pickup', quote: 'I set the price.' },
};

describe.each([
  ['the home page', Home],
  ['Become a host', BecomeAHost],
])('%s', (_name, Page) => {
  /** In English, whose words are quoted, whatever the language of the site. */
  const markup = (shown: SiteProof | undefined) => {
    site.proof = shown;
    return renderToStaticMarkup(
      <InLanguage language="en">
        <Page />
      </InLanguage>,
    );
  };

  test('has a block of proof where the operator has filled it, once', () => {
    const page = markup(proof);
    expect(page.match(/<blockquote/g)).toHaveLength(1);
    for (const words of ['Macon', '$38 a day', 'I set the price.', 'Sam Example', 'hosts a pickup'])
      expect(page).toContain(words);
    expect(page).not.toMatch(/\{(city|price)\}/);
  });

  test('has nothing of it where the operator has not: the rest is the same', () => {
    const bare = markup(undefined);
    expect(bare).not.toMatch(/<blockquote|\{(city|price)\}/);
    const rest = (page: string) =>
      page.replace(/<section(?:(?!<\/section>).)*<blockquote.*?<\/section>/s, '');
    const plain = (page: string) => page.replaceAll(/_\w+_/g, '');
    expect(plain(rest(markup(proof)))).toBe(plain(bare));
  });

  test('says a price with cents where there are some', () => {
    expect(markup({ ...proof, dayPriceFrom: 38.5 })).toContain('$38.50 a day');
  });
});
