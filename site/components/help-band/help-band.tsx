import { useCatalog } from '#site/catalog-context.tsx';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import { LinkTiles } from '#site/components/tiles/link-tiles.tsx';
import { situationTiles } from '#site/components/tiles/situation-tiles.ts';
import { paths } from '#site/paths.ts';
import { BigSearchForm } from '#site/search/view/big-search-form.tsx';
import styles from './help-band.module.css';

interface HelpBandProps {
  title: string;
  /** Labels of the links to all questions of drivers, and of hosts. */
  drive: string;
  host: string;
}

/** The way into the help from the home page: whom to call in danger, the search, and the most urgent situations. */
export function HelpBand({ title, drive, host }: HelpBandProps) {
  const { situations: trouble, search } = useCatalog();
  const links = [
    { text: drive, path: paths.faqsFor('drive') },
    { text: host, path: paths.faqsFor('host') },
    { text: search.texts.allTools, path: paths.tools },
  ];
  return (
    <section className={`page-width ${styles.band}`} aria-labelledby="help">
      <div className={`column ${styles.panel}`}>
        <div className={`column ${styles.words}`}>
          <h2 id="help">{title}</h2>
          <p>
            <WithContacts text={trouble.danger} />
          </p>
          <BigSearchForm />
        </div>
        <div className={styles.tiles}>
          <LinkTiles tiles={situationTiles(trouble.situations.filter(({ onHome }) => onHome))} />
        </div>
        <ul className={`row ${styles.links}`}>
          {links.map(({ text, path }) => (
            <li key={path}>
              <a className={`tap ${styles.link}`} href={path}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
