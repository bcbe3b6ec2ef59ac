import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import { publishedWords } from '../published.ts';
import { SearchForm } from './search-form.tsx';
import { SearchIcon } from './search-icon.tsx';
import styles from './search-entry.module.css';

/**
 * The search in the header: a field where there is room, else a link to the search page. On a help page it asks for that
 * page's audience.
 */
export function SearchEntry({ path }: { path: string }) {
  const words = publishedWords(useCatalog());
  const audience = /^\/faqs\/(drive|host)\//.exec(path)?.[1] as 'drive' | 'host' | undefined;
  const address = audience ? `${paths.search}?audience=${audience}` : paths.search;
  const hasField = path !== paths.search;
  return (
    <div className={hasField ? styles.withField : undefined}>
      <a className={styles.link} href={address} aria-label={words.submit}>
        <SearchIcon />
      </a>
      {hasField && (
        <div className={styles.form}>
          <SearchForm
            place="header"
            words={words}
            audience={audience}
            button={
              // Enter sends; a button without a look of its own is for those whose tools look for one.
              <button type="submit" className="visually-hidden" tabIndex={-1}>
                {words.submit}
              </button>
            }
          />
        </div>
      )}
    </div>
  );
}
