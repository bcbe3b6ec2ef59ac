import type { Audience } from './help-file.ts';

/** `Page`; or `host/Page`, of a page that moved from one audience to the other. */
export const formerPagePattern = /^(?:(?:drive|host)\/)?[A-Z][A-Za-z0-9]*$/;

/** Where a page was, `host/Page`, by what it says under `formerly`: a name alone is one of its own audience. */
const formerAddress = (audience: Audience, formerly: string): `${Audience}/${string}` =>
  formerly.includes('/') ? (formerly as `${Audience}/${string}`) : `${audience}/${formerly}`;

/** What a page is called in its address, now and before. */
export interface NamedPage {
  readonly audience: Audience;
  readonly name: string;
  readonly formerly: readonly string[];
}

/** Every address of a page, the one of today first. */
export const addressesOfPage = ({ audience, name, formerly }: NamedPage): string[] =>
  [name, ...formerly].map((each) => formerAddress(audience, each));
