import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { HelpBand } from '../components/help-band/help-band.tsx';
import { SceneDone } from '../components/illustrations/scene-done.tsx';
import { HeroDrive } from '../components/illustrations/hero-drive.tsx';
import { HeroHost } from '../components/illustrations/hero-host.tsx';
import { SceneRoad } from '../components/illustrations/scene-road.tsx';
import { Block } from '../components/page-blocks/block.tsx';
import { Cards } from '../components/page-blocks/cards.tsx';
import { Hero } from '../components/page-blocks/hero.tsx';
import { Notice } from '../components/page-blocks/notice.tsx';
import { Proof } from '../components/page-blocks/proof.tsx';
import { Prose } from '../components/page-blocks/prose.tsx';
import { StoryList } from '../components/page-blocks/story-list.tsx';
import { TextAndPicture } from '../components/page-blocks/text-and-picture.tsx';
import { Sample } from './family.tsx';

/** The bands that marketing pages are made of, on every ground. Without proof of the operator's there is no such band. */
export function BandSamples({ samples, proof }: Pick<StyleguideContent, 'samples' | 'proof'>) {
  const { marketing } = useCatalog();
  const { home, 'become-a-host': host, 'how-it-works': how } = marketing;
  return (
    <>
      <Sample name="Hero with a scene">
        <Hero {...home.hero} scene={<HeroDrive />}>
          <ButtonLink href="#bands">{samples.link}</ButtonLink>
        </Hero>
      </Sample>
      <Sample name="HelpBand">
        <HelpBand {...home.help} />
      </Sample>
      <Sample name="Block surface, split">
        <Block title={host.welcome.title} ground="surface" split>
          <Prose paragraphs={host.welcome.paragraphs} />
        </Block>
      </Sample>
      <Sample name="Block band">
        <Block title={host.business.title} text={host.business.text} ground="band">
          <Cards items={host.business.items} />
        </Block>
      </Sample>
      <Sample name="Proof">
        <Proof {...home.proof} {...proof} />
      </Sample>
      <Sample name="TextAndPicture">
        <TextAndPicture title={home.host.title} picture={<HeroHost />}>
          <p>{home.host.text}</p>
        </TextAndPicture>
      </Sample>
      <Sample name="StoryList">
        <StoryList stories={how.sections.slice(0, 2)} />
      </Sample>
      <Sample name="Notice">
        <Notice title={samples.heading} scene={<SceneDone />}>
          <p>{samples.text}</p>
        </Notice>
      </Sample>
      <Sample name="SceneRoad">
        <SceneRoad />
      </Sample>
    </>
  );
}
