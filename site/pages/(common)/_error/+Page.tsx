import { useCatalog } from '#site/catalog-context.tsx';
import { ButtonLink } from '#site/components/button/button.tsx';
import { SceneLost } from '#site/components/illustrations/scene-lost.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { SectionLinks } from '#site/components/page-blocks/section-links.tsx';
import { BigSearchForm } from '#site/search/view/big-search-form.tsx';
import { paths } from '#site/paths.ts';

export default function Page() {
  const { marketing, ui } = useCatalog();
  const { heading, text, links, linksTitle } = marketing['not-found'];
  return (
    <Hero title={heading} text={text} scene={<SceneLost />}>
      <BigSearchForm />
      <ButtonLink look="quiet" href={paths.faqs}>
        {ui.header.faqs}
      </ButtonLink>
      <SectionLinks title={linksTitle} references={links} />
    </Hero>
  );
}
