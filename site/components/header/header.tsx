import { site } from '#catalog/site.ts';
import { label, ui } from '#catalog/interface.ts';
import { Logo } from '#site/components/logo/logo.tsx';
import { SearchEntry } from '#site/search/view/search-entry.tsx';
import { paths } from '#site/paths.ts';
import styles from './header.module.css';

const items = [
  { text: ui.header.howItWorks, path: paths.howItWorks },
  { text: ui.header.aboutUs, path: paths.aboutUs },
  { text: ui.header.faqs, path: paths.faqs },
  { text: ui.header.becomeAHost, path: paths.becomeAHost },
];

/**
 * The fixed bar on top (spec 2.3). Up to 767 px, and wherever large text leaves no room, the items are a popover
 * that the menu button opens.
 */
export function Header({ path }: { path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href={paths.home} aria-label={label(ui.header.logo)}>
          <Logo name={site.brand} />
        </a>
        <nav id="menu" className={styles.menu} popover="auto" aria-label={ui.header.label}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.path}>
                <MenuLink {...item} path={item.path} current={path} />
              </li>
            ))}
          </ul>
        </nav>
        <SearchEntry path={path} />
        <button className={styles.menuButton} type="button" popoverTarget="menu" aria-label={ui.header.menu}>
          <span className={styles.menuIcon} />
        </button>
      </div>
    </header>
  );
}

/** The current page's item is marked and leads nowhere; a page below an item marks it and still leads there. */
function MenuLink({ text, path, current }: { text: string; path: string; current: string }) {
  if (current === path) {
    return (
      <a className={styles.item} role="link" aria-current="page" aria-disabled="true">
        {text}
      </a>
    );
  }
  return (
    <a className={styles.item} href={path} aria-current={current.startsWith(`${path}/`) ? 'true' : undefined}>
      {text}
    </a>
  );
}
