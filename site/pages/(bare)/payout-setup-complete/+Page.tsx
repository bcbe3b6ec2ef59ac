import { useCatalog } from '#site/catalog-context.tsx';
import { site } from '#config/site.ts';
import { ButtonLink } from '#site/components/button/button.tsx';
import { Logo } from '#site/components/logo/logo.tsx';
import { Notice } from '#site/components/page-blocks/notice.tsx';
import { Island } from '#site/islands/island.tsx';
import { PayoutReturn } from '#site/payout/payout-return.island.tsx';
import { links } from '#site/links.ts';
import { paths } from '#site/paths.ts';

export default function Page() {
  const { heading, states, stay, progress, byHand, help, withoutScript } = useCatalog().special.payout;
  return (
    <Notice title={heading} scene={<Logo name={site.brand} label={site.brand} />}>
      <Island when="load">
        <PayoutReturn texts={states} stay={stay} progress={progress} dashboard={links.payoutDashboard} />
      </Island>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <p>{byHand.text}</p>
      <ButtonLink look="quiet" href={links.payoutDashboard}>
        {byHand.link}
      </ButtonLink>
      <p>
        {help.text} <a href={paths.contactAbout('payout')}>{help.write}</a> ·{' '}
        <a href={paths.help('host', 'HostPaymentsAndPayouts', 'PayoutNotFinished')}>{help.page}</a>
      </p>
    </Notice>
  );
}
