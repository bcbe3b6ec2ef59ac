import type { HelpCategory } from '#catalog/categories.ts';
import { audiences, helpPagesFor } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { AskedMost } from '../components/faq-index/asked-most.tsx';
import { CategoryCard } from '../components/faq-index/category-card.tsx';
import { Situations } from '../components/faq-index/situations.tsx';
import { ToolTiles } from '../components/faq-index/tool-tiles.tsx';
import { Topics } from '../components/faq-index/topics.tsx';
import { Cards } from '../components/page-blocks/cards.tsx';
import { Points } from '../components/page-blocks/points.tsx';
import { SectionLinks } from '../components/page-blocks/section-links.tsx';
import { TileGrid } from '../components/tiles/tile-grid.tsx';
import { ToolList } from '../tools/page/tool-list.tsx';
import { paths } from '../paths.ts';
import { Sample, Samples } from './family.tsx';

/** Cards, tiles and lists of links: three, four and many of them. */
export function CardSamples() {
  const { helpPages, marketing, ui } = useCatalog();
  const pages = helpPagesFor(helpPages, 'drive');
  const category: HelpCategory = {
    audience: 'drive',
    name: 'Sample',
    title: ui.faqIndex.drive,
    description: '',
    picture: 'car',
    pages,
  };
  const { home, 'become-a-host': host, 'how-it-works': how } = marketing;
  return (
    <>
      <Sample name="Cards, three">
        <Cards items={home.worries.points} />
      </Sample>
      <Sample name="Cards, four, numbered">
        <Cards items={home.steps.items} numbered />
      </Sample>
      <Sample name="Situations">
        <Situations audience={audiences[0]} />
      </Sample>
      <Sample name="ToolTiles">
        <ToolTiles audience="host" />
      </Sample>
      <Sample name="TopicCard">
        <Topics pages={pages.slice(2, 4)} />
      </Sample>
      <Sample name="CategoryCard">
        <TileGrid kind="panels">
          <li>
            <CategoryCard category={category} href={paths.faqs} />
          </li>
        </TileGrid>
      </Sample>
      <Samples layout="columns">
        <Sample name="AskedMost">
          <AskedMost audience="drive" />
        </Sample>
        <Sample name="Points">
          <Points items={host.earnings.points} />
        </Sample>
        <Sample name="SectionLinks">
          <SectionLinks title={how.questions.title} references={how.questions.to} />
        </Sample>
      </Samples>
      <Sample name="ToolList">
        <ToolList audience="drive" />
      </Sample>
    </>
  );
}
