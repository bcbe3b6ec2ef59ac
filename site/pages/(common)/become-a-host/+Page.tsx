import { site } from '#config/site.ts';
import { facts } from '#rules/facts.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { ButtonLink } from '#site/components/button/button.tsx';
import { DownloadLinks } from '#site/components/download/download-links.tsx';
import { HeroHost } from '#site/components/illustrations/hero-host.tsx';
import { SceneRoad } from '#site/components/illustrations/scene-road.tsx';
import { Block } from '#site/components/page-blocks/block.tsx';
import { Cards } from '#site/components/page-blocks/cards.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { Points } from '#site/components/page-blocks/points.tsx';
import { Proof } from '#site/components/page-blocks/proof.tsx';
import { Prose } from '#site/components/page-blocks/prose.tsx';
import { SectionLinks } from '#site/components/page-blocks/section-links.tsx';
import { ContactTopic } from '#site/components/page-blocks/with-contacts.tsx';
import { Carousel } from '#site/components/carousel/carousel.island.tsx';
import { Island } from '#site/islands/island.tsx';
import { paths } from '#site/paths.ts';

export default function Page() {
  const { marketing, ui } = useCatalog();
  const { hero, calculator, proof, welcome, business, features, earnings, closing, questions } =
    marketing['become-a-host'];
  const calculatorPath = paths.tool('host-earnings');
  return (
    <ContactTopic value="hosting">
      <Hero {...hero} scene={<HeroHost />}>
        <DownloadLinks first="host" withDialog />
        <a href={calculatorPath}>{calculator}</a>
      </Hero>
      {site.proof && <Proof {...proof} {...site.proof} />}
      <Block title={welcome.title} ground="surface" split>
        <Prose paragraphs={welcome.paragraphs} />
      </Block>
      <Block title={business.title} text={business.text} ground="band">
        <Cards items={business.items} />
      </Block>
      <Block title={features.title}>
        <Island when="visible">
          <Carousel
            name={features.title}
            slides={features.items}
            perPage={facts.hostPagerFeatures.value}
            ends="stop"
            labels={ui.carousel}
          />
        </Island>
      </Block>
      <Block title={earnings.title} ground="surface" split>
        <Prose paragraphs={earnings.paragraphs} />
        <Points items={earnings.points} />
        <div>
          <ButtonLink look="quiet" href={calculatorPath}>
            {calculator}
          </ButtonLink>
        </div>
      </Block>
      <Block title={closing.title} text={closing.text}>
        <DownloadLinks first="host" />
        <SectionLinks title={questions.title} references={questions.to} />
      </Block>
      <SceneRoad />
    </ContactTopic>
  );
}
