import { site } from '#config/site.ts';

/** A piece of a text; with `href` where it can be pressed. */
export interface TextPart {
  text: string;
  href?: string;
}

const { email, emergencyNumber } = site;

/** The address, and the number where it stands alone: not as a part of a longer one. */
const contacts = new RegExp(
  `(${email.replace(/\W/g, '\\$&')}|(?<!\\d[ -]?)\\b${emergencyNumber}\\b(?![ -]?\\d))`,
);

/** A text in pieces: the operator's email address and the emergency number can be pressed wherever they are named. */
export function contactParts(text: string): TextPart[] {
  return text
    .split(contacts)
    .map((text, at) => (at % 2 === 0 ? { text } : { text, href: hrefOf(text) }))
    .filter(({ text }) => text !== '');
}

const hrefOf = (contact: string) => (contact === email ? `mailto:${email}` : `tel:${emergencyNumber}`);
