import { Fragment } from 'react';
import type { Place } from './places.ts';
import styles from './editors.module.css';

/** What is to be mended, as a link to where readers see it, and the file and line to open. */
export function PlaceLink({ title, href, file }: Place) {
  return (
    <>
      <bdi>{href ? <a href={href}>{title}</a> : title}</bdi>
      <File at={file} />
    </>
  );
}

/** A file and a line in it, to be copied into an editor's "Go to file"; it breaks between folders. */
export function File({ at }: { at: string }) {
  return (
    <code className={styles.file}>
      {at.split(/(?<=\/)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
