import { contactPath } from '#config/contact-path.ts';
import { contactPageName } from '#config/contact-page-name.ts';
import { site } from '#config/site.ts';
import { operatorPolicy, type Policy } from '#rules/policy.ts';

/** A piece of a text; with `href` where it can be pressed. */
export interface TextPart {
  text: string;
  href?: string;
}

const { email, emergencyNumber, privacyEmail } = site;

/** The numbers that people are told to call, longest first: one may begin like another. */
const numbersOf = ({ roadsideHelp = 'none', supportPhone }: Policy) =>
  [emergencyNumber, roadsideHelp, supportPhone ?? 'none']
    .filter((number) => number !== 'none')
    .sort((a, b) => b.length - a.length);

/** What finds the addresses, and each number where it stands alone: not as a part of a longer one. */
export function contactsOf(policy: Policy): RegExp {
  const anyOf = (texts: readonly string[]) => texts.map((text) => text.replace(/\W/g, '\\$&')).join('|');
  const addresses = anyOf([email, privacyEmail, contactPageName]);
  return new RegExp(`(${addresses}|(?<![\\d+][ -]?)(?<!\\w)(?:${anyOf(numbersOf(policy))})\\b(?![ -]?\\d))`);
}

const ours = contactsOf(operatorPolicy);

/**
 * A text in pieces: the operator's email addresses, the contact page, the emergency number and the operator's numbers can be
 * pressed wherever they are named.
 *
 * @param topic what a message would be about, as `content/{language}/contact.yaml` names it
 */
export function splitAtContacts(text: string, topic?: string, contacts = ours): TextPart[] {
  return text
    .split(contacts)
    .map((text, at) => (at % 2 === 0 ? { text } : { text, href: hrefOf(text, topic) }))
    .filter(({ text }) => text !== '');
}

function hrefOf(contact: string, topic: string | undefined): string {
  if (contact === contactPageName) return topic ? `${contactPath}?topic=${topic}` : contactPath;
  if (contact === email || contact === privacyEmail) return `mailto:${contact}`;
  return `tel:${contact.replace(/[^\d+]/g, '')}`;
}
