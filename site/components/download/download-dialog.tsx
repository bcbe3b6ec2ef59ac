import { site } from '#config/site.ts';
import type { AppName } from '#config/site-schema.ts';
import { Dialog } from '#site/components/dialog/dialog.tsx';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import styles from './download.module.css';
import { QrCode } from './qr-code.tsx';
import { StoreLinks } from './store-links.tsx';

/** What a download button opens on a desktop: a code for the phone, and both stores. */
export function DownloadDialog({ app, id, isInFlow }: { app: AppName; id: string; isInFlow?: boolean }) {
  const { ui } = useCatalog();
  const { name } = site.apps[app];
  return (
    <Dialog id={id} title={name} isInFlow={isInFlow}>
      <div className={`row ${styles.dialog}`}>
        <QrCode value={absolute(paths.download(app))} label={fill(ui.download.qrLabel, { app: name })} />
        <div className={styles.dialogSide}>
          <p>{ui.download.dialogText}</p>
          <StoreLinks app={app} />
        </div>
      </div>
    </Dialog>
  );
}
