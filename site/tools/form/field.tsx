import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './tool-form.module.css';
import { useField } from './use-tool.ts';

/** The message at a field, with a sign, so that it is not told by color alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )
  );
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  return (
    hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )
  );
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  name: string;
  required?: boolean;
  /** Stands before the text inside the field, such as a currency sign. */
  before?: ReactNode;
}

/** A label above one line of text; what is wrong stands below it. The field is the browser's: React writes nothing into it. */
export function Field({ name, required = false, before, ...rest }: FieldProps) {
  const { tool, id, words, error, hint, describedBy, onBlur } = useField(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {words.label}
        {!required && <small> {tool.common.optional}</small>}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className={styles.box}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          {...rest}
          id={id}
          name={name}
          // Nothing where nothing is known at first: React would put it into a date of which half is typed.
          defaultValue={tool.initial[name] || undefined}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onBlur={onBlur}
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
