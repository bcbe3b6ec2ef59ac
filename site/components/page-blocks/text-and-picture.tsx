import { type ReactNode, useId } from 'react';
import styles from './text-and-picture.module.css';

interface TextAndPictureProps {
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

/** A band of a marketing page with a drawing beside its words; below them where it is narrow. */
export function TextAndPicture({ title, picture, children }: TextAndPictureProps) {
  const id = useId();
  return (
    <section className={`page-width ${styles.pair}`} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  );
}
