import type { Audience } from '#catalog/help.ts';
import { tool, toolIndex, toolsFor } from '#catalog/tools.ts';
import { paths } from '#site/paths.ts';
import styles from './tool-list.module.css';

/** The tools for one audience, as cards. */
export function ToolList({ audience }: { audience: Audience }) {
  return (
    <section aria-labelledby={`tools-${audience}`} className={styles.section}>
      <h2 id={`tools-${audience}`} className={styles.heading}>
        {toolIndex[audience]}
      </h2>
      <ul className={styles.list}>
        {toolsFor(audience).map((name) => (
          <li key={name} className={styles.card}>
            <h3 className={styles.title}>
              <a href={paths.tool(name)}>{tool(name).title}</a>
            </h3>
            <p>{tool(name).rule}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
