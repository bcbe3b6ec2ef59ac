import { createContext, Fragment, use } from 'react';
import type { ToolLink } from './tool-props.ts';

/** The contact page, with the topic of the answer's section. */
export const ContactLink = createContext<ToolLink['contact'] | undefined>(undefined);

/** A text in which the contact page can be pressed wherever it is named. Its parts have elements of their own: see the README. */
export function LinkedText({ text }: { text: string }) {
  const contact = use(ContactLink);
  if (!contact) return <span>{text}</span>;
  return text.split(contact.text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={contact.href}>{contact.text}</a>}
      <span>{part}</span>
    </Fragment>
  ));
}
