import { useCatalog } from '#site/catalog-context.tsx';
import { site } from '#config/site.ts';
import { DownloadLinks } from '#site/components/download/download-links.tsx';
import { Contact, LinkList } from './footer-parts.tsx';
import { CookiesDialog } from './cookies-dialog.tsx';
import { InsuranceDialog } from './insurance-dialog.tsx';
import { footerLinks } from './footer-links.ts';
import styles from './footer.module.css';

/** The footer (spec 2.4): four columns, or up to 767 px download buttons and an accordion with one section open at most. */
export function Footer({ path }: { path: string }) {
  const { ui } = useCatalog();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <MobileFooter path={path} />
        <DesktopFooter path={path} />
        <p className={styles.copyright}>{`© ${site.copyrightYear} ${site.legalName} ${ui.footer.rights}`}</p>
      </div>
      <InsuranceDialog />
      <CookiesDialog />
    </footer>
  );
}

function DesktopFooter({ path }: { path: string }) {
  const { ui } = useCatalog();
  const { navigation, whatWeDo, legalDesktop } = footerLinks(ui);
  return (
    <div className={styles.desktop}>
      <section>
        <h2 className={styles.heading}>{ui.footer.navigation}</h2>
        <LinkList entries={navigation} current={path} />
      </section>
      <section>
        <h2 className={styles.heading}>{ui.footer.whatWeDo}</h2>
        <LinkList entries={whatWeDo} current={path} />
      </section>
      <section>
        <h2 className={styles.heading}>{ui.footer.legalDesktop}</h2>
        <LinkList entries={legalDesktop} current={path} />
      </section>
      <section>
        <h2 className={styles.heading}>{ui.footer.contactDesktop}</h2>
        <Contact />
      </section>
    </div>
  );
}

function MobileFooter({ path }: { path: string }) {
  const { ui } = useCatalog();
  const { navigation, whatWeDo, legalMobile } = footerLinks(ui);
  return (
    <div className={styles.mobile}>
      <h2 className={styles.takeCare}>{ui.footer.takeCare}</h2>
      <DownloadLinks on="band" />
      <div className={styles.accordion}>
        <details name="footer" open>
          <summary className={styles.summary}>{ui.footer.navigation}</summary>
          <LinkList entries={navigation} current={path} />
        </details>
        <details name="footer">
          <summary className={styles.summary}>{ui.footer.whatWeDo}</summary>
          <LinkList entries={whatWeDo} current={path} />
        </details>
        <details name="footer">
          <summary className={styles.summary}>{ui.footer.legalMobile}</summary>
          <LinkList entries={legalMobile} current={path} />
        </details>
        <details name="footer">
          <summary className={styles.summary}>{ui.footer.contactMobile}</summary>
          <Contact />
        </details>
      </div>
    </div>
  );
}
