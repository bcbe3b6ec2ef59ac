import { commonToolTexts, tool } from '#catalog/tools.ts';
import type { ToolName } from '#catalog/tools-schema.ts';
import { Island, type WakeUp } from '#site/islands/island.tsx';
import { toolIsland } from './tool-island.tsx';
import styles from './tool-card.module.css';

interface ToolCardProps {
  name: ToolName;
  /** In an article the tool has its heading and rule, and shares the address with others; its own page says both. */
  isInArticle: boolean;
  when: WakeUp;
  preset?: Record<string, string>;
}

/** A tool in its card: the rule, the inputs and the answer, a worked example. Without JavaScript all but the inputs. */
export function ToolCard({ name, isInArticle, when, preset }: ToolCardProps) {
  const { title, rule, example } = tool(name);
  const id = `tool-${name}`;
  return (
    <div
      role="group"
      className={styles.card}
      aria-labelledby={isInArticle ? `${id}-title` : undefined}
      aria-label={isInArticle ? undefined : title}
    >
      {isInArticle && (
        <h3 id={`${id}-title`} className={styles.title}>
          {title}
        </h3>
      )}
      {isInArticle && <p>{rule}</p>}
      <Island when={when}>
        {toolIsland(name, { id, prefix: isInArticle ? `${name}.` : '', isFolded: isInArticle, preset })}
      </Island>
      <p className={styles.example}>
        <strong>{commonToolTexts.example}</strong> {example}
      </p>
    </div>
  );
}
