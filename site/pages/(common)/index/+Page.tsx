import { site } from '#config/site.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { ButtonLink } from '#site/components/button/button.tsx';
import { DownloadLinks } from '#site/components/download/download-links.tsx';
import { HelpBand } from '#site/components/help-band/help-band.tsx';
import { HeroDrive } from '#site/components/illustrations/hero-drive.tsx';
import { HeroHost } from '#site/components/illustrations/hero-host.tsx';
import { Block } from '#site/components/page-blocks/block.tsx';
import { Cards } from '#site/components/page-blocks/cards.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { Points } from '#site/components/page-blocks/points.tsx';
import { Proof } from '#site/components/page-blocks/proof.tsx';
import { TextAndPicture } from '#site/components/page-blocks/text-and-picture.tsx';
import { Carousel } from '#site/components/carousel/carousel.island.tsx';
import { Island } from '#site/islands/island.tsx';
import { paths } from '#site/paths.ts';

export default function Page() {
  const { marketing, ui } = useCatalog();
  const { hero, help, proof, worries, steps, benefits, host } = marketing.home;
  return (
    <>
      <Hero {...hero} scene={<HeroDrive />}>
        <DownloadLinks withDialog />
      </Hero>
      <HelpBand {...help} />
      {site.proof && <Proof {...proof} {...site.proof} />}
      <Block title={worries.title} text={worries.text} ground="surface">
        <Cards items={worries.points} />
      </Block>
      <Block title={steps.title} text={steps.text}>
        <Cards items={steps.items} numbered />
        <div>
          <ButtonLink look="quiet" href={paths.tool('price-estimate')}>
            {steps.calculator}
          </ButtonLink>
        </div>
      </Block>
      <Block title={benefits.title} text={benefits.text} ground="surface">
        <Island when="visible">
          <Carousel name={benefits.title} slides={benefits.items} ends="stop" labels={ui.carousel} />
        </Island>
      </Block>
      <TextAndPicture title={host.title} picture={<HeroHost />}>
        <p>{host.text}</p>
        <Points items={host.points} />
        <ButtonLink href={paths.becomeAHost}>
          {host.action}
          <span className="visually-hidden"> {host.actionDetail}</span>
        </ButtonLink>
      </TextAndPicture>
    </>
  );
}
