import type { ReactNode } from 'react';
import { ToolContext, type ToolValue } from './use-tool.ts';
import styles from './tool-form.module.css';

interface ToolFormProps {
  tool: ToolValue;
  children: ReactNode;
  /** What stands below the inputs: the answer. */
  result: ReactNode;
  /** False where the answer is there from the beginning. */
  hasSubmit?: boolean;
}

/** The inputs of a tool and its answer. Hidden where there is no JavaScript: a form that does nothing would lie. */
export function ToolForm({ tool, children, result, hasSubmit = true }: ToolFormProps) {
  if (tool.isFolded && !tool.isAwake) {
    return (
      <button type="button" className={`${styles.submit} ${styles.folded}`}>
        {tool.common.start}
      </button>
    );
  }
  if (!hasSubmit) {
    return (
      <ToolContext value={tool}>
        <div id={tool.id} className={styles.form}>
          {children}
        </div>
        {result}
      </ToolContext>
    );
  }
  return (
    <ToolContext value={tool}>
      <form
        // The address and the device remember; the browser need not, and would tick boxes twice.
        autoComplete="off"
        id={tool.id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          tool.submit();
        }}
      >
        {children}
        <button type="submit" className={styles.submit}>
          {tool.common.submit}
        </button>
      </form>
      {result}
    </ToolContext>
  );
}

/** Inputs that an answer can do without, folded away until asked for. */
export function MoreFields({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{label}</summary>
      <div className={styles.form}>{children}</div>
    </details>
  );
}
