import type { ReactNode } from 'react';
import { Button } from '#site/components/button/button.tsx';
import { ContactLink } from './linked-text.tsx';
import { Result } from './result.tsx';
import { ToolContext, type ToolState } from './tool-context.ts';
import styles from './tool-form.module.css';
import type { ToolLink } from './tool-props.ts';
import { useToolForm } from './use-tool-form.ts';

interface ToolFormProps {
  tool: ToolState;
  /** The fields. */
  children: ReactNode;
  /** Where the rule is explained. */
  links: readonly (ToolLink | undefined)[];
  /** What belongs to the answer: a table, what to do next. Not announced. */
  details?: ReactNode;
  /** False where the answer is there from the beginning. */
  hasSubmit?: boolean;
}

/**
 * The inputs of a tool and its answer. The form is the browser's before the tool hydrates: what is typed stays, and Enter
 * does not send it anywhere, since a form with the method `dialog` outside of a dialog has nowhere to go.
 */
export function ToolForm({ tool, children, links, details, hasSubmit = true }: ToolFormProps) {
  const handlers = useToolForm(tool);
  return (
    <ToolContext value={tool}>
      <ContactLink value={links.find(Boolean)?.contact}>
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
          <Button type="submit" hidden={!hasSubmit}>
            {tool.common.submit}
          </Button>
        </form>
        {!tool.isHydrated && (
          <p role="alert" className={styles.waiting}>
            {tool.common.waiting}
          </p>
        )}
        <Result tool={tool} links={links}>
          {details}
        </Result>
      </ContactLink>
    </ToolContext>
  );
}
