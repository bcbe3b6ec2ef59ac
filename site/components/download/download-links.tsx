import { site } from '#config/site.ts';
import { type AppName, appNames } from '#config/site-schema.ts';
import { Button, type ButtonLook } from '#site/components/button/button.tsx';
import { useCatalog } from '#site/catalog-context.tsx';
import { links } from '#site/links.ts';
import { DownloadDialog } from './download-dialog.tsx';
import styles from './download.module.css';
import { StoreButton } from './store-button.tsx';

/** The look of the second button, by the ground it stands on; the first one is the action. */
const secondLook: Record<'page' | 'band', ButtonLook> = { page: 'quiet', band: 'onBand' };

interface DownloadLinksProps {
  on?: 'page' | 'band';
  /** The app that the page is about. */
  first?: AppName;
  /** Opens a dialog on computers; at most one of these on a page. */
  withDialog?: boolean;
}

/** True where the operator has configured a store for the app. */
export function isInStores(app: AppName): boolean {
  return Boolean(links.stores[app].ios ?? links.stores[app].android);
}

/**
 * The two download buttons (spec 2). On a phone each is a link to the app's page, which `client/store-links.ts` turns
 * into the store that fits the phone. On other devices it opens a dialog with both stores and a QR code.
 */
export function DownloadLinks({ on = 'page', first = 'drive', withDialog = false }: DownloadLinksProps) {
  const inOrder = [first, ...appNames.filter((app) => app !== first)];
  return (
    <div className={`row ${styles.links} ${styles.apps} ${withDialog ? styles.withDialog : ''}`}>
      {inOrder.map((app) => (
        <DownloadLink
          key={app}
          app={app}
          look={app === first ? 'action' : secondLook[on]}
          withDialog={withDialog}
        />
      ))}
    </div>
  );
}

function DownloadLink({ app, look, withDialog }: { app: AppName; look: ButtonLook; withDialog: boolean }) {
  const { ui } = useCatalog();
  if (!isInStores(app)) return <ComingSoon app={app} />;
  return (
    <>
      <StoreButton app={app} look={look} className={styles.link} />
      {withDialog && (
        <>
          <Button className={styles.opener} look={look} command="show-modal" commandfor={`download-${app}`}>
            {ui.download[app]}
          </Button>
          <DownloadDialog app={app} id={`download-${app}`} />
        </>
      )}
    </>
  );
}

/** What stands in place of a download button while no store has the app. */
export function ComingSoon({ app }: { app: AppName }) {
  const { ui } = useCatalog();
  return (
    <p className={`note ${styles.comingSoon}`}>
      <strong>{site.apps[app].name}</strong>
      {ui.download.comingSoon}
    </p>
  );
}
