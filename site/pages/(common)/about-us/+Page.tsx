import { useCatalog } from '#site/catalog-context.tsx';
import { ButtonLink } from '#site/components/button/button.tsx';
import { SceneRoad } from '#site/components/illustrations/scene-road.tsx';
import { Block } from '#site/components/page-blocks/block.tsx';
import { Cards } from '#site/components/page-blocks/cards.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { Prose } from '#site/components/page-blocks/prose.tsx';
import { paths } from '#site/paths.ts';

export default function Page() {
  const { hero, mission, values, connect } = useCatalog().marketing['about-us'];
  return (
    <>
      <Hero {...hero} />
      <SceneRoad />
      <Block title={mission.title} split>
        <Prose paragraphs={mission.paragraphs} />
      </Block>
      <Block title={values.title} ground="surface">
        <Cards items={values.items} />
      </Block>
      <Block title={connect.title} text={connect.text}>
        <div>
          <ButtonLink href={paths.contact}>{connect.action}</ButtonLink>
        </div>
      </Block>
    </>
  );
}
