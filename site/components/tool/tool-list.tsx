import type { Audience } from '#catalog/help.ts';
import { tool, toolIndex, toolNames } from '#catalog/tools.ts';
import { paths } from '#site/paths.ts';
import styles from './tool-list.module.css';

/** The tools for one audience, as cards. */
export function ToolList({ audience }: { audience: Audience }) {
  const names = toolNames.filter((name) => (tool(name).audiences as Audience[]).includes(audience));
  return (
    <section aria-labelledby={`tools-${audience}`} className={styles.section}>
      <h2 id={`tools-${audience}`} className={styles.heading}>
        {toolIndex[audience]}
      </h2>
      <ul className={styles.list}>
        {names.map((name) => (
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
