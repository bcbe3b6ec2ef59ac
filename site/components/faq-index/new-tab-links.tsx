import { useCatalog } from '#site/catalog-context.tsx';
import styles from './questions.module.css';

/** Links of the FAQ index: they open in a new tab (spec 2.8). */
export function NewTabLinks({ links }: { links: readonly { href: string; text: string }[] }) {
  const { ui } = useCatalog();
  return (
    <ul className={styles.questions}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a className={styles.question} href={href} target="_blank" rel="noopener">
            {text}
            <span className="visually-hidden"> {ui.opensInNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
