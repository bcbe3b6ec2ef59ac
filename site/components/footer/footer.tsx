import type { Catalog } from '#catalog/catalog.ts';
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
    <footer className={`no-print ${styles.footer}`}>
      <div className={`page-width ${styles.inside}`}>
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
  return (
    <div className={styles.desktop}>
      {columnsOf(useCatalog(), 'Desktop', path).map(({ heading, content }) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

function MobileFooter({ path }: { path: string }) {
  const catalog = useCatalog();
  return (
    <div className={styles.mobile}>
      <h2 className={styles.takeCare}>{catalog.ui.footer.takeCare}</h2>
      <DownloadLinks on="band" />
      <div className={styles.accordion}>
        {columnsOf(catalog, 'Mobile', path).map(({ heading, content }, at) => (
          <details key={heading} name="footer" open={at === 0}>
            <summary className={styles.summary}>{heading}</summary>
            {content}
          </details>
        ))}
      </div>
    </div>
  );
}

/** What stands in the footer, wide or narrow. */
function columnsOf({ ui }: Catalog, layout: 'Desktop' | 'Mobile', path: string) {
  const { navigation, whatWeDo, ...legal } = footerLinks(ui);
  const { footer } = ui;
  return [
    { heading: footer.navigation, content: <LinkList entries={navigation} current={path} /> },
    // Its links lead to pages of the first column under other names: the page is marked once.
    { heading: footer.whatWeDo, content: <LinkList entries={whatWeDo} /> },
    {
      heading: footer[`legal${layout}`],
      content: <LinkList entries={legal[`legal${layout}`]} current={path} />,
    },
    { heading: footer[`contact${layout}`], content: <Contact /> },
  ];
}
