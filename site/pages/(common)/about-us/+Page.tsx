import { useCatalog } from '#site/catalog-context.tsx';
import { Button } from '#site/components/button/button.tsx';
import { ContactDialog } from '#site/components/dialog/contact-dialog.tsx';
import { SceneRoad } from '#site/components/illustrations/scene-road.tsx';
import { Block } from '#site/components/page-blocks/block.tsx';
import { Cards } from '#site/components/page-blocks/cards.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';
import { Prose } from '#site/components/page-blocks/prose.tsx';

const contactDialogId = 'contact';

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
          <Button command="show-modal" commandfor={contactDialogId}>
            {connect.action}
          </Button>
        </div>
        <ContactDialog id={contactDialogId} {...connect.dialog} />
      </Block>
    </>
  );
}
