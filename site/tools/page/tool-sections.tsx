import { findTool } from '#catalog/tools.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { sectionPath } from './section-path.ts';
import styles from './tool-sections.module.css';

/** The sections of the help pages that explain what the tool decides by. */
export function ToolSections({ name }: { name: string }) {
  const catalog = useCatalog();
  return (
    <section className={styles.sections} aria-labelledby="tool-related">
      <h2 id="tool-related" className="small-heading">
        {catalog.tools.index.related}
      </h2>
      <ul className={styles.list}>
        {Object.values(findTool(catalog, name).links).map(({ to, text }) => (
          <li key={to}>
            <a href={sectionPath(to)}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
