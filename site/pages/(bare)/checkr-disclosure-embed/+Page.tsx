import { useCatalog } from '#site/catalog-context.tsx';
import { site } from '#config/site.ts';
import { Logo } from '#site/components/logo/logo.tsx';
import { Consent } from '#site/consent/consent.island.tsx';
import { Island } from '#site/islands/island.tsx';
import { paths } from '#site/paths.ts';
import styles from './page.module.css';

export default function Page() {
  const { heading, intro, states, problems, fields, retry, details, goOn, stuck, withoutScript } =
    useCatalog().special.consent;
  return (
    <div className={styles.page}>
      <Logo name={site.brand} />
      <h1 className={styles.title}>{heading}</h1>
      <p>{intro}</p>
      <Island when="load">
        <Consent
          accountName={site.legalName}
          states={states}
          problems={problems}
          fields={fields}
          labels={{ retry, details, goOn }}
        />
      </Island>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <p className={styles.stuck}>
        {stuck.text} <a href={paths.contactAbout('license')}>{stuck.link}</a>
      </p>
    </div>
  );
}
