import { type ReactNode, use, useEffect, useState } from 'react';
import type { ToolResult } from './tool-answer.ts';
import styles from './tool-form.module.css';
import { ToolContext, type ToolLink } from './use-tool.ts';

interface ResultProps {
  result: ToolResult<string, unknown> | null;
  /** The answer in a sentence. */
  sentence: string;
  /** Where the rule is explained. */
  links: readonly (ToolLink | undefined)[];
  /** What belongs to the answer: a table, what to do next. Not announced. */
  children?: ReactNode;
}

/**
 * The answer: a sentence, the rule behind it, what nobody has published, and links. Its place is there from the beginning,
 * so that what stands below keeps its own.
 */
export function Result({ result, sentence, links, children }: ResultProps) {
  const tool = use(ToolContext)!;
  const id = `${tool.id}-result`;
  const { rule, unknown = [], assumes = [] } = result?.decision ?? {};
  const { rules, unknown: unknownTexts, assumptions } = tool.rules;
  // What the answer says already is not said again.
  const open = [...unknown.map((key) => unknownTexts[key]), ...assumes.map((key) => assumptions[key])].filter(
    (text) => text !== undefined && !sentence.includes(text),
  );
  const wrong = tool.lastLeft && tool.error(tool.lastLeft);
  return (
    <div className={styles.place}>
      <p role="status" className="visually-hidden">
        {useSettled(wrong ?? (result ? sentence : ''), id)}
      </p>
      {rule ? (
        <div id={id} className={styles.result} role="group" aria-label={tool.common.answer} tabIndex={-1}>
          <p className={styles.answer}>{sentence}</p>
          {children}
          {open.length > 0 && (
            <div>
              <strong>{tool.common.unknown}</strong>
              <ul>
                {open.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          )}
          <p className={styles.rule}>{rules[rule]}</p>
          <p className={styles.links}>
            {links.map(
              (link) =>
                link && (
                  <a key={link.href} href={link.href}>
                    {link.text}
                  </a>
                ),
            )}
            <a href={tool.address} data-copy={tool.common.copied} className={styles.copy}>
              {tool.common.copyLink}
            </a>
          </p>
        </div>
      ) : (
        <p className={styles.empty}>{tool.common.empty}</p>
      )}
    </div>
  );
}

/** The text as it was when it last stayed the same for a moment; nothing where the focus reads it out anyway. */
function useSettled(text: string, answerId: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled(document.activeElement?.id === answerId ? '' : text),
      settleDelayMs,
    );
    return () => clearTimeout(timer);
  }, [text, answerId]);
  return settled;
}

const settleDelayMs = 700;
