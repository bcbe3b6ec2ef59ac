import { type ReactNode, use, useEffect, useState } from 'react';
import { explain } from '#rules/index.ts';
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
 * The answer: a sentence, the rule behind it, what nobody has published, and links. The sentence is announced once the
 * inputs have come to rest.
 */
export function Result({ result, sentence, links, children }: ResultProps) {
  const tool = use(ToolContext)!;
  const explanation = result && explain(result.decision);
  const open = explanation ? [...explanation.unknown, ...explanation.assumes] : [];
  return (
    <>
      <p role="status" className="visually-hidden">
        {useSettled(result ? sentence : '')}
      </p>
      {explanation && (
        <div id={`${tool.id}-result`} className={styles.result} tabIndex={-1}>
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
          <p className={styles.rule}>{explanation.rule}</p>
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
      )}
    </>
  );
}

/** The text as it was when it last stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 700);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
