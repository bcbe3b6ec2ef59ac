import type { DownloadContent } from '#catalog/marketing/download.ts';
import { site } from '#config/site.ts';
import type { AppName } from '#config/site-schema.ts';
import { AppScreen } from '#site/components/app-screen/app-screen.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { Points } from '#site/components/page-blocks/points.tsx';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import { isInStores } from './download-links.tsx';
import styles from './app-page.module.css';
import { QrCode } from './qr-code.tsx';
import { StoreButton } from './store-button.tsx';
import { StoreLinks } from './store-links.tsx';

type AppPageProps = DownloadContent[AppName] &
  Pick<DownloadContent, 'qrText' | 'storeTexts'> & { app: AppName };

/** Where a download link and the QR code lead: what the app is for and looks like, and the stores that have it. */
export function AppPage({ app, heading, text, points, screen, qrText, storeTexts }: AppPageProps) {
  const scene = (
    <div className={`column ${styles.scene} ${isInStores(app) ? styles.withCode : ''}`}>
      <AppScreen app={app} name={screen} />
      {isInStores(app) && <Scan app={app} text={qrText} />}
    </div>
  );
  return (
    <Hero title={heading} text={text} scene={scene}>
      <div className={styles.get}>
        {isInStores(app) ? (
          <div className={styles.stores}>
            <StoreButton app={app} look="action" className={styles.button} />
            <StoreLinks app={app} />
          </div>
        ) : (
          <p className={styles.soon}>
            <strong>{storeTexts.comingSoon}</strong> <WithContacts text={storeTexts.comingSoonText} />
          </p>
        )}
        <Points items={points} />
      </div>
    </Hero>
  );
}

function Scan({ app, text }: { app: AppName; text: string }) {
  const { ui } = useCatalog();
  return (
    <figure className={`note ${styles.scan}`}>
      <QrCode
        value={absolute(paths.download(app))}
        label={fill(ui.download.qrLabel, { app: site.apps[app].name })}
      />
      <figcaption>{text}</figcaption>
    </figure>
  );
}
