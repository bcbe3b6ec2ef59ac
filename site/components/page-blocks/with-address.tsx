import { Fragment } from 'react';
import { site } from '#config/site.ts';
import { links } from '#site/links.ts';

/** A text in which the operator's e-mail address can be pressed, wherever it is named. */
export function WithAddress({ text }: { text: string }) {
  return text.split(site.email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={links.email}>{site.email}</a>}
      {part}
    </Fragment>
  ));
}
