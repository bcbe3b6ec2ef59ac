import { type Audience, audiences, helpPagesFor } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { TileGrid } from '#site/components/tiles/tile-grid.tsx';
import { fill } from '#site/messages/fill.ts';
import { paths } from '#site/paths.ts';
import { BigSearchForm } from '#site/search/view/big-search-form.tsx';
import { AskedMost } from './asked-most.tsx';
import { CategoryCard } from './category-card.tsx';
import styles from './faq-index.module.css';
import { Situations } from './situations.tsx';
import { ToolTiles } from './tool-tiles.tsx';
import { categoryId, topicId } from './topic-id.ts';
import { TopicJumps } from './topic-jumps.tsx';
import { Topics } from './topics.tsx';

/**
 * Every question of the help pages, by audience and topic (spec 2.8); where the pages are many, the categories they are in. The tabs are links to fragments at the
 * top of the page, so that they work, and can be linked to, without JavaScript; `client/tabs.ts` makes real tabs of them.
 */
export function FaqIndex() {
  const { ui } = useCatalog();
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{ui.faqIndex.title}</h1>
      <p className={styles.intro}>{ui.faqIndex.intro}</p>
      <Search />
      {audiences.map((audience) => (
        <span key={audience} id={audience} className={styles.target} />
      ))}
      <nav className={styles.tabs} data-tabs="" aria-label={ui.faqIndex.tabs}>
        {audiences.map((audience) => (
          <a
            key={audience}
            id={`tab-${audience}`}
            className={styles.tab}
            href={`#${audience}`}
            data-panel={`panel-${audience}`}
          >
            {ui.faqIndex[audience]}
          </a>
        ))}
      </nav>
      {audiences.map((audience) => (
        <Panel key={audience} audience={audience} />
      ))}
    </div>
  );
}

/**
 * The search asks for the audience of the open tab: `client/tabs.ts` puts it into the form. Without JavaScript there are
 * two forms, and the fragment decides which one shows, as it does for the panels.
 */
function Search() {
  return (
    <>
      <div id="search-drive">
        <BigSearchForm audience="later" />
      </div>
      <noscript>
        <div id="search-host">
          <BigSearchForm audience="host" />
        </div>
      </noscript>
    </>
  );
}

function Panel({ audience }: { audience: Audience }) {
  const { categories, helpPages, ui } = useCatalog();
  const pages = helpPagesFor(helpPages, audience);
  const groups = categories[audience];
  const topics =
    groups.length > 0
      ? groups.map((group) => ({ id: categoryId(group), title: group.title }))
      : pages.map((page) => ({ id: topicId(page), title: page.frontMatter.title }));
  return (
    <section id={`panel-${audience}`} className={styles.panel} aria-label={ui.faqIndex[audience]}>
      <TopicJumps label={fill(ui.faqIndex.topics, { audience: ui.faqIndex[audience] })} topics={topics} />
      <div className={`column ${styles.first}`}>
        <Situations audience={audience} />
        <AskedMost audience={audience} />
      </div>
      {groups.length > 0 ? (
        <TileGrid kind="panels">
          {groups.map((group) => (
            <li key={group.name}>
              <CategoryCard category={group} href={paths.category(audience, group.name)} />
            </li>
          ))}
        </TileGrid>
      ) : (
        <Topics pages={pages} />
      )}
      <ToolTiles audience={audience} />
    </section>
  );
}
