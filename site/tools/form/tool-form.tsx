import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tool-form.module.css';
import { ToolContext, type ToolValue, useToolForm } from './use-tool.ts';

interface ToolFormProps {
  tool: ToolValue;
  children: ReactNode;
  /** What stands below the inputs: the answer. */
  result: ReactNode;
  /** False where the answer is there from the beginning. */
  hasSubmit?: boolean;
}

/**
 * The inputs of a tool and its answer. The form is the browser's before the tool wakes: what is typed stays, and Enter
 * does not send it anywhere, since a form with the method `dialog` outside of a dialog has nowhere to go.
 */
export function ToolForm({ tool, children, result, hasSubmit = true }: ToolFormProps) {
  const handlers = useToolForm(tool);
  return (
    <ToolContext value={tool}>
      <form
        method="dialog"
        id={tool.id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasSubmit) tool.submit();
        }}
        {...handlers}
      >
        {children}
        {/* Nobody can touch it, so the browser marks it only when it was asked to send the form. */}
        <input type="checkbox" hidden data-asked="" />
        <button type="submit" className={styles.submit} hidden={!hasSubmit}>
          {tool.common.submit}
        </button>
      </form>
      {hasSubmit && !tool.isAwake && (
        <p role="status" className={styles.waiting}>
          {tool.common.waiting}
        </p>
      )}
      {result}
    </ToolContext>
  );
}

/** Inputs that an answer can do without, folded away until asked for, or until the address has filled them in. */
export function MoreFields({ label, children }: { label: string; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const inputs = fold.current!.querySelectorAll('input');
    if ([...inputs].some(({ value }) => value !== '')) fold.current!.open = true;
  }, []);
  return (
    <details ref={fold} className={styles.more}>
      <summary>{label}</summary>
      <div className={styles.form}>{children}</div>
    </details>
  );
}
