import { site } from '#config/site.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Logo } from '#site/components/logo/logo.tsx';
import { SearchEntry } from '#site/search/view/search-entry.tsx';
import { paths } from '#site/paths.ts';
import styles from './header.module.css';

/**
 * The fixed bar on top (spec 2.3). Up to 767 px, and wherever large text leaves no room, the items are a popover
 * that the menu button opens.
 */
export function Header({ path }: { path: string }) {
  const { header } = useCatalog().ui;
  const items = [
    { text: header.howItWorks, path: paths.howItWorks },
    { text: header.aboutUs, path: paths.aboutUs },
    { text: header.faqs, path: paths.faqs },
    { text: header.becomeAHost, path: paths.becomeAHost },
  ];
  return (
    <header className={`no-print ${styles.header}`}>
      <div className={`page-width ${styles.bar}`}>
        <a className={`tap ${styles.logo}`} href={paths.home} aria-label={header.logo}>
          <Logo name={site.brand} />
        </a>
        <nav id="menu" className={styles.menu} popover="auto" aria-label={header.label}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.path}>
                <MenuLink {...item} path={item.path} current={path} />
              </li>
            ))}
          </ul>
        </nav>
        <SearchEntry path={path} />
        <button className={styles.menuButton} type="button" popoverTarget="menu" aria-label={header.menu} />
      </div>
    </header>
  );
}

/** The current page's item is marked and leads nowhere; a page below an item marks it and still leads there. */
function MenuLink({ text, path, current }: { text: string; path: string; current: string }) {
  if (current === path) {
    return (
      <a className={`tap ${styles.item}`} role="link" aria-current="page" aria-disabled="true">
        {text}
      </a>
    );
  }
  return (
    <a
      className={`tap ${styles.item}`}
      href={path}
      aria-current={current.startsWith(`${path}/`) ? 'true' : undefined}
    >
      {text}
    </a>
  );
}
