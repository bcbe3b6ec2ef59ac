import { useCatalog } from '#site/catalog-context.tsx';
import type { Crumb } from '#site/help-trail.ts';
import styles from './breadcrumbs.module.css';

/** The way to a page of the help, and back: the page itself comes last. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { ui } = useCatalog();
  const current = trail.at(-1)!;
  return (
    <nav aria-label={ui.breadcrumbs}>
      <ol className={`row note ${styles.trail}`}>
        {trail.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current.name}</li>
      </ol>
    </nav>
  );
}
