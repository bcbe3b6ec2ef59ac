import type { Card } from '#catalog/marketing/fields.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { ButtonLink } from '#site/components/button/button.tsx';
import { DownloadLinks } from '#site/components/download/download-links.tsx';
import { SceneRoad } from '#site/components/illustrations/scene-road.tsx';
import { Block } from '#site/components/page-blocks/block.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { SectionLinks } from '#site/components/page-blocks/section-links.tsx';
import { StoryList } from '#site/components/page-blocks/story-list.tsx';
import { Carousel } from '#site/components/carousel/carousel.island.tsx';
import { Island } from '#site/islands/island.tsx';
import { paths } from '#site/paths.ts';

export default function Page() {
  const { hero, sections, features, guests, hosts, closing, questions } =
    useCatalog().marketing['how-it-works'];
  return (
    <>
      <Hero {...hero} />
      <StoryList stories={sections} />
      <Block title={features.title} ground="surface">
        <MobileCarousel name={features.title} items={features.items} />
        <div>
          <ButtonLink look="quiet" href={paths.tool('price-estimate')}>
            {features.calculator}
          </ButtonLink>
        </div>
      </Block>
      <Block title={guests.title}>
        <MobileCarousel name={guests.title} items={guests.items} />
      </Block>
      <Block title={hosts.title} ground="surface">
        <MobileCarousel name={hosts.title} items={hosts.items} />
      </Block>
      <Block title={closing.title} text={closing.text}>
        <DownloadLinks withDialog />
        <SectionLinks title={questions.title} references={questions.to} />
      </Block>
      <SceneRoad />
    </>
  );
}

/** Cards that are a carousel going round and round on a phone, and a grid elsewhere (spec 2.6). */
function MobileCarousel({ name, items }: { name: string; items: Card[] }) {
  const { ui } = useCatalog();
  return (
    <Island when="visible" media="(max-width: 767px)">
      <Carousel name={name} slides={items} ends="wrap" gridOnDesktop labels={ui.carousel} />
    </Island>
  );
}
