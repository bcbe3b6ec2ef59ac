import type { ReactNode } from 'react';
import { LinkedText } from './linked-text.tsx';
import type { Verdict } from './tool-answer.ts';
import type { ToolState } from './tool-context.ts';
import styles from './tool-form.module.css';
import type { ToolLink } from './tool-props.ts';
import { useDebounced } from './use-debounced.ts';
import { VerdictSign } from './verdict-sign.tsx';

/** The ground that the answer stands on. */
const grounds: Record<Verdict, string | undefined> = {
  yes: styles.yes,
  no: styles.no,
  urgent: styles.no,
  depends: styles.depends,
  unknown: undefined,
  neutral: undefined,
};

interface ResultProps {
  tool: ToolState;
  links: readonly (ToolLink | undefined)[];
  /** Stands below the sentence of the answer. */
  children: ReactNode;
}

/**
 * The answer: the fact, large, all of it in a sentence, the rule behind it, what nobody has published, and links. Its place
 * is there from the beginning, so that what stands below keeps its own. What is announced is the
 * sentence, also where the focus comes to the answer: of a group most screen readers say the name alone.
 */
export function Result({ tool, links, children }: ResultProps) {
  const { common, rules, result, headline, sentence, verdict } = tool;
  const id = `${tool.id}-result`;
  const { rule, unknown = [], assumes = [] } = result?.decision ?? {};
  // What the answer says already is not said again.
  const open = [
    ...unknown.map((key) => rules.unknown[key]!),
    ...assumes.map((key) => rules.assumptions[key]!),
  ].filter((text) => !sentence.includes(text));
  return (
    <div className={styles.place}>
      <p role="status" className="visually-hidden">
        {useDebounced(tool.lastError ?? sentence)}
      </p>
      {rule ? (
        <div
          id={id}
          className={`${styles.result} ${grounds[verdict] ?? ''}`}
          role="group"
          aria-label={common.answer}
          tabIndex={-1}
        >
          <p className={styles.headline}>
            <VerdictSign verdict={verdict} />
            <span>{headline}</span>
          </p>
          <p>
            <LinkedText text={sentence} />
          </p>
          {children}
          {open.length > 0 && (
            <div className={styles.rule}>
              <strong>{common.unknown}</strong>
              <ul>
                {open.map((text) => (
                  <li key={text}>
                    <LinkedText text={text} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className={styles.rule}>
            <LinkedText text={rules.rules[rule]!} />
          </p>
          <p className={styles.links}>
            {links.map(
              (link) =>
                link && (
                  <a key={link.href} href={link.href}>
                    {link.text}
                  </a>
                ),
            )}
            <a href={tool.address} data-copy={common.copied} className={styles.copy}>
              {common.copyLink}
            </a>
          </p>
        </div>
      ) : (
        <p className={`note ${styles.empty}`}>{tool.isRefused ? common.refused : common.empty}</p>
      )}
    </div>
  );
}
