import { findTool } from '#catalog/tools.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Island } from '#site/islands/island.tsx';
import { toolFolder } from './tool-folders.ts';
import { toolWords, toolWordsPath } from './tool-words.ts';
import styles from './tool-card.module.css';

interface ToolCardProps {
  name: string;
  /** In an article the tool has its heading and rule, and is folded; its own page says both, and it stands open. */
  isInArticle: boolean;
  preset?: Record<string, string> | undefined;
}

/**
 * A tool in its card: the rule, the inputs and the answer, a worked example. In an article the inputs open on a press, by
 * the browser itself: nothing above a reader's place ever grows. Without JavaScript all is there but the inputs.
 */
export function ToolCard({ name, isInArticle, preset }: ToolCardProps) {
  const catalog = useCatalog();
  const { title, rule, example } = findTool(catalog, name);
  const { Island: Tool } = toolFolder(name);
  const { card } = catalog.tools.shared;
  const id = `tool-${name}`;
  const island = (
    <Island when="interaction" file={{ address: toolWordsPath(catalog, name), holds: ['words'] }}>
      <Tool id={id} isInArticle={isInArticle} {...(preset && { preset })} words={toolWords(catalog, name)} />
    </Island>
  );
  return (
    <div
      role="group"
      className={`card column ${styles.card} ${isInArticle ? '' : styles.wide}`}
      aria-labelledby={isInArticle ? `${id}-title` : undefined}
      aria-label={isInArticle ? undefined : title}
    >
      {isInArticle && (
        <>
          <h3 id={`${id}-title`} className={styles.title}>
            {title}
          </h3>
          <p>{rule}</p>
        </>
      )}
      <noscript>
        <p>{card.noScript}</p>
      </noscript>
      {isInArticle ? (
        <details className={styles.fold} data-tool={name}>
          <summary>
            <span>{card.start}</span>
            <span>{card.close}</span>
          </summary>
          {island}
        </details>
      ) : (
        island
      )}
      <p className="note">
        <strong>{card.example}</strong> {example}
      </p>
    </div>
  );
}
