import type { Audience } from '#catalog/help.ts';
import { toolsFor } from '#catalog/tools.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Picture } from '#site/components/illustrations/picture.tsx';
import { TileGrid } from '#site/components/tiles/tile-grid.tsx';
import { paths } from '#site/paths.ts';
import styles from './tool-list.module.css';

/** The tools for one audience, as cards. */
export function ToolList({ audience }: { audience: Audience }) {
  const catalog = useCatalog();
  return (
    <section aria-labelledby={`tools-${audience}`} className={`column ${styles.section}`}>
      <h2 id={`tools-${audience}`}>{catalog.tools.index[audience]}</h2>
      <TileGrid kind="pairs">
        {toolsFor(catalog, audience).map(({ name, title, rule, picture }) => (
          <li key={name} className={`card ${styles.card}`}>
            <Picture name={picture} size={48} />
            <div>
              <h3>
                <a href={paths.tool(name)}>{title}</a>
              </h3>
              <p className="note">{rule}</p>
            </div>
          </li>
        ))}
      </TileGrid>
    </section>
  );
}
