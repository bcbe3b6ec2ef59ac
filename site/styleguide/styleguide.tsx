import { audiences, findHelpPage } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { AppScreen } from '../components/app-screen/app-screen.tsx';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { DownloadLinks } from '../components/download/download-links.tsx';
import { Situations } from '../components/faq-index/situations.tsx';
import { TopicCard } from '../components/faq-index/topic-card.tsx';
import { HeroDrive } from '../components/illustrations/hero-drive.tsx';
import { HeroHost } from '../components/illustrations/hero-host.tsx';
import { Picture, pictureNames } from '../components/illustrations/picture.tsx';
import { SceneDone } from '../components/illustrations/scene-done.tsx';
import { SceneLost } from '../components/illustrations/scene-lost.tsx';
import { Block } from '../components/page-blocks/block.tsx';
import { Cards } from '../components/page-blocks/cards.tsx';
import { Hero } from '../components/page-blocks/hero.tsx';
import { Points } from '../components/page-blocks/points.tsx';
import { Proof } from '../components/page-blocks/proof.tsx';
import { ToolCard } from '../tools/page/tool-card.tsx';
import { ArticleSample } from './article-sample.tsx';
import { ColorSwatches } from './color-swatches.tsx';
import styles from './styleguide.module.css';
import { TypeScale } from './type-scale.tsx';

const dialogId = 'sample-dialog';

/** The gallery: the real parts of the site, so that a change to a token or a component can be seen in one place. */
export function Styleguide() {
  const { helpPages, marketing, ui } = useCatalog();
  const { hero, groups, samples, screens, proof } = marketing.styleguide;
  const { home, 'become-a-host': host } = marketing;
  return (
    <>
      <Hero {...hero}>
        <DownloadLinks withDialog />
      </Hero>
      <Block title={groups.colors}>
        <ColorSwatches />
      </Block>
      <Block title={groups.type}>
        <TypeScale sample={samples.heading} />
      </Block>
      <Block title={groups.buttons} ground="surface">
        <div className={styles.row}>
          <Button>{samples.button}</Button>
          <Button look="quiet">{samples.quiet}</Button>
          <Button disabled>{samples.disabled}</Button>
        </div>
      </Block>
      <Block title={groups.cards}>
        <Cards items={home.steps.items} numbered />
        <Situations audience={audiences[0]} />
        <TopicCard page={findHelpPage(helpPages, 'drive', 'VehicleReservations')!} />
      </Block>
      <Block title={host.business.title} text={host.business.text} ground="band">
        <Cards items={host.business.items} />
        <Points items={host.earnings.points} />
      </Block>
      <Block title={groups.articles} ground="surface">
        <ArticleSample samples={samples} />
      </Block>
      <Block title={groups.forms}>
        <div className={styles.form}>
          <ToolCard name="maintenance" isInArticle={false} />
        </div>
      </Block>
      <Proof {...home.proof} {...proof} />
      <Block title={groups.phones}>
        <div className={styles.row}>
          {screens.map((screen) => (
            <AppScreen key={screen.name} {...screen} />
          ))}
        </div>
      </Block>
      <Block title={groups.pictures} ground="surface">
        <ul className={styles.pictures}>
          {pictureNames.map((name) => (
            <li key={name} translate="no">
              <Picture name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Block>
      <Block title={groups.scenes}>
        <div className={styles.scenes}>
          <HeroDrive />
          <HeroHost />
          <SceneLost />
          <SceneDone />
        </div>
      </Block>
      <Block title={groups.dialogs} ground="surface">
        <div className={styles.row}>
          <Button look="quiet" command="show-modal" commandfor={dialogId}>
            {samples.openDialog}
          </Button>
          <Dialog id={dialogId} title={ui.insuranceDialog.title}>
            <p>{ui.insuranceDialog.text}</p>
          </Dialog>
        </div>
      </Block>
    </>
  );
}
