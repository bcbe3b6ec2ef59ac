import { ui } from '#catalog/interface.ts';
import { marketing } from '#catalog/marketing.ts';
import { DownloadLinks } from '#site/components/download/download-links.tsx';
import { SceneRoad } from '#site/components/illustrations/scene-road.tsx';
import { Block } from '#site/components/page-blocks/block.tsx';
import { type CardContent } from '#site/components/page-blocks/cards.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { StoryList } from '#site/components/page-blocks/story-list.tsx';
import { Carousel } from '#site/components/carousel/carousel.island.tsx';
import { Island } from '#site/islands/island.tsx';

const { hero, sections, features, guests, hosts, closing } = marketing('how-it-works');

export default function Page() {
  return (
    <>
      <Hero {...hero} />
      <StoryList stories={sections} />
      <Block title={features.title} ground="surface">
        <MobileCarousel name={features.title} items={features.items} />
      </Block>
      <Block title={guests.title}>
        <MobileCarousel name={guests.title} items={guests.items} />
      </Block>
      <Block title={hosts.title} ground="surface">
        <MobileCarousel name={hosts.title} items={hosts.items} />
      </Block>
      <Block title={closing.title} text={closing.text}>
        <DownloadLinks withDialog />
      </Block>
      <SceneRoad />
    </>
  );
}

/** Cards that are a carousel going round and round on a phone, and a grid elsewhere (spec 2.6). */
function MobileCarousel({ name, items }: { name: string; items: CardContent[] }) {
  return (
    <Island when="visible" media="(max-width: 767px)">
      <Carousel name={name} slides={items} ends="wrap" gridOnDesktop labels={ui.carousel} />
    </Island>
  );
}
