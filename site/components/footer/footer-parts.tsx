import { site } from '#config/site.ts';
import { links } from '#site/links.ts';
import { untranslated } from '../untranslated.ts';
import type { FooterEntry } from './footer-links.ts';
import styles from './footer.module.css';

/** A column of links and of buttons that open dialogs. */
export function LinkList({ entries, current }: { entries: readonly FooterEntry[]; current?: string }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.text}>
          {'path' in entry ? (
            <a
              className={`tap ${styles.link}`}
              href={entry.path}
              aria-current={entry.path === current ? 'page' : undefined}
            >
              {entry.text}
            </a>
          ) : (
            <button
              type="button"
              className={`tap ${styles.link}`}
              command="show-modal"
              commandfor={entry.dialog}
            >
              {entry.text}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The postal address and the e-mail address. */
export function Contact() {
  const { street, city, state, postalCode, country } = site.address;
  return (
    <address className={styles.contact} {...untranslated}>
      {street}
      <br />
      {`${city}, ${state} ${postalCode}`}
      <br />
      {country}
      <a className={`tap ${styles.link}`} href={links.email}>
        {site.email}
      </a>
    </address>
  );
}
