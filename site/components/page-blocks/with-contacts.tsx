import { Fragment } from 'react';
import { contactParts } from '#catalog/contacts.ts';

/** A text in which the operator's email address and the emergency number can be pressed, wherever they are named. */
export function WithContacts({ text }: { text: string }) {
  return contactParts(text).map(({ text, href }, index) => (
    <Fragment key={index}>{href ? <a href={href}>{text}</a> : text}</Fragment>
  ));
}
