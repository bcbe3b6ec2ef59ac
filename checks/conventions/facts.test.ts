import { expect, test } from 'vitest';
import { type Fact, type FactName, factNames, facts, factText, type FactUnit } from '#rules/facts.ts';
import { filesNamed, read } from '../repository.ts';

const grouped = (value: number) => new Intl.NumberFormat('en-US').format(value).replaceAll(',', '_');

/** Where a fact counts that nobody reads: style sheets can't, and the first script of a page is spared the import. */
const ties: Partial<Record<FactName, readonly [file: string, text: string]>> = {
  chunkLoadTimeoutMilliseconds: [
    'site/islands/island-loader.ts',
    `= ${grouped(facts.chunkLoadTimeoutMilliseconds.value)};`,
  ],
  carouselReachSlides: [
    'site/components/carousel/use-carousel.ts',
    `const reach = ${facts.carouselReachSlides.value};`,
  ],
  headerHeightPixels: ['site/styles/tokens.css', `--header-height: ${facts.headerHeightPixels.value}px;`],
  logoWidthDesktopPixels: [
    'site/components/logo/logo.module.css',
    `    width: ${facts.logoWidthDesktopPixels.value}px;`,
  ],
  logoWidthMobilePixels: [
    'site/components/logo/logo.module.css',
    `      width: ${facts.logoWidthMobilePixels.value}px;`,
  ],
  hashScrollOffsetPercent: [
    'site/styles/base.css',
    `scroll-padding-top: max(${facts.hashScrollOffsetPercent.value}vh`,
  ],
  siteBreakpointPixels: [
    'site/components/logo/logo.module.css',
    `(max-width: ${facts.siteBreakpointPixels.value}px)`,
  ],
  narrowBreakpointPixels: [
    'site/components/faq-index/faq-index.module.css',
    `(max-width: ${facts.narrowBreakpointPixels.value}px)`,
  ],
  // The default of the embed itself.
  consentModalWidthPixels: [
    'node_modules/@checkr/web-sdk/dist/web-sdk.es.js',
    `"${facts.consentModalWidthPixels.value}px"`,
  ],
  // Unless the operator sets another one.
  copyrightYear: ['config/site-schema.ts', `.default(${facts.copyrightYear.value}),`],
};

const sources = filesNamed(/\.(tsx?|mdx|yaml)$/).filter(
  (file) => /^(rules|site|gateway|catalog|content)\//.test(file) && !/\.test\.tsx?$/.test(file),
);
const source = sources.map(read).join('\n');

test.each(factNames)('%s is read, or tied to the place where it counts', (name) => {
  // The brand colors have a test of their own below.
  const isRead =
    name === 'brandColors' || source.includes(`facts.${name}.value`) || source.includes(`[[${name}]]`);
  const tie = ties[name];
  expect(isRead || tie !== undefined, 'nobody reads it: import it where it counts, or tie it here').toBe(
    true,
  );
  const [file = '', text = ''] = tie ?? [];
  const remedy = `rules/facts.ts has ${factText(name)}, and ${file} no "${text.trim()}": write the same in both`;
  expect(!tie || read(file).includes(text), remedy).toBe(true);
});

/** How the specification writes what a fact says, where that is not how readers are told. */
const specified: Partial<Record<FactUnit, (value: string) => string>> = {
  milliseconds: (value) => `${value} ms`,
  percent: (value) => `${value} %`,
  pixels: (value) => `${value} px`,
};

test.each(factNames.filter((name) => facts[name].source === 'spec 9'))(
  'section 9 of the specification says %s',
  (name) => {
    const { value, unit }: Fact = facts[name];
    const number = () => new Intl.NumberFormat('en-US').format(Number(value));
    const text = specified[unit]?.(number()) ?? factText(name);
    const [section = ''] = /^## 9\..*?(?=^## 10)/ms.exec(read('docs/specification.md')) ?? [];
    const saysIt = new RegExp(`(?<![\\w.,])${text.replaceAll(', ', '(?:, | and )')}(?!\\w)`).test(section);
    const remedy = `docs/specification.md has no "${text}" in section 9: it decides, so change it there and wherever else it says the former`;
    expect(saysIt, remedy).toBe(true);
  },
);

test('the tokens of the colors are headed by those of the brand', () => {
  const tokens = read('site/styles/tokens.css').toLowerCase();
  for (const color of facts.brandColors.value.split(', ')) expect(tokens).toContain(`/* ${color}: `);
});

test('style sheets know no other breakpoints in pixels than the two', () => {
  const { siteBreakpointPixels: wide, narrowBreakpointPixels: narrow } = facts;
  const known = [wide, narrow].flatMap(({ value }) => [`max-width: ${value}px`, `min-width: ${value}.02px`]);
  const others = filesNamed(/\.css$/).flatMap((file) =>
    [...read(file).matchAll(/\(((?:min|max)-width: [\d.]+px)\)/g)]
      .filter(([, query]) => !known.includes(query!))
      .map(([, query]) => `${file}: ${query}`),
  );
  expect(others).toEqual([]);
});
