import { ui } from '#catalog/interface.ts';
import { marketing } from '#catalog/marketing.ts';
import { ButtonLink } from '#site/components/button/button.tsx';
import { SceneLost } from '#site/components/illustrations/scene-lost.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { SectionLinks } from '#site/components/page-blocks/section-links.tsx';
import { BigSearchForm } from '#site/search/view/big-search-form.tsx';
import { paths } from '#site/paths.ts';

const { heading, text, links, linksTitle } = marketing('not-found');

export default function Page() {
  return (
    <Hero title={heading} text={text} scene={<SceneLost />}>
      <BigSearchForm />
      <ButtonLink href={paths.faqs}>{ui.header.faqs}</ButtonLink>
      <SectionLinks title={linksTitle} references={links} />
    </Hero>
  );
}
