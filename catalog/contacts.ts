import { contactPath } from '#config/contact-path.ts';
import { contactPageName } from '#config/contact-page-name.ts';
import { site } from '#config/site.ts';

/** A piece of a text; with `href` where it can be pressed. */
export interface TextPart {
  text: string;
  href?: string;
}

const { email, emergencyNumber, privacyEmail } = site;

/** The addresses, and the number where it stands alone: not as a part of a longer one. */
const contacts = new RegExp(
  `(${[email, privacyEmail, contactPageName].map((text) => text.replace(/\W/g, '\\$&')).join('|')}|(?<!\\d[ -]?)\\b${emergencyNumber}\\b(?![ -]?\\d))`,
);

/**
 * A text in pieces: the operator's email addresses, the contact page and the emergency number can be pressed wherever they are named.
 *
 * @param topic what a message would be about, as `content/{language}/contact.yaml` names it
 */
export function contactParts(text: string, topic?: string): TextPart[] {
  return text
    .split(contacts)
    .map((text, at) => (at % 2 === 0 ? { text } : { text, href: hrefOf(text, topic) }))
    .filter(({ text }) => text !== '');
}

function hrefOf(contact: string, topic: string | undefined): string {
  if (contact === contactPageName) return topic ? `${contactPath}?topic=${topic}` : contactPath;
  return contact === emergencyNumber ? `tel:${emergencyNumber}` : `mailto:${contact}`;
}
