import { createContext, Fragment, use } from 'react';
import { splitAtContacts } from '#catalog/contact-links.ts';

/** What a message would be about that somebody writes from a page: a topic of `content/{language}/contact.yaml`. */
export const ContactTopic = createContext<string | undefined>(undefined);

/** A text in which the operator's email address and the emergency number can be pressed, wherever they are named. */
export function WithContacts({ text }: { text: string }) {
  return splitAtContacts(text, use(ContactTopic)).map(({ text, href }, index) => (
    <Fragment key={index}>{href ? <a href={href}>{text}</a> : text}</Fragment>
  ));
}
