import type { AppName } from '#config/site-schema.ts';
import { ButtonLink } from '#site/components/button/button.tsx';
import { useCatalog } from '#site/catalog-context.tsx';
import { links } from '#site/links.ts';
import styles from './download.module.css';

/** A link to each store that has the app. */
export function StoreLinks({ app }: { app: AppName }) {
  const { ui } = useCatalog();
  const { ios, android } = links.stores[app];
  return (
    <div className={`row ${styles.links}`}>
      {ios && (
        <ButtonLink look="quiet" href={ios}>
          {ui.download.ios}
        </ButtonLink>
      )}
      {android && (
        <ButtonLink look="quiet" href={android}>
          {ui.download.android}
        </ButtonLink>
      )}
    </div>
  );
}
