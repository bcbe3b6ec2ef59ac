import { useCatalog } from '#site/catalog-context.tsx';
import { site } from '#config/site.ts';
import { Logo } from '#site/components/logo/logo.tsx';
import { Consent } from '#site/consent/consent.island.tsx';
import { Notice } from '#site/components/page-blocks/notice.tsx';
import { Island } from '#site/islands/island.tsx';
import { paths } from '#site/paths.ts';

export default function Page() {
  const { heading, intro, states, problems, fields, retry, details, goOn, stuck, withoutScript } =
    useCatalog().special.consent;
  return (
    <Notice title={heading} scene={<Logo name={site.brand} label={site.brand} />} isWide>
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
      <p className="note">
        {stuck.text} <a href={paths.contactAbout('license')}>{stuck.link}</a>
      </p>
    </Notice>
  );
}
