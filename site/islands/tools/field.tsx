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

/** A label above one line of text; what is wrong stands below it. Text stays as it was typed. */
export function Field({ name, required = false, before, ...rest }: FieldProps) {
  const { tool, id, words, error, hint, describedBy, value, set, onBlur } = useField(name);
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
          value={value}
          autoComplete="off"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => set(event.target.value)}
          onBlur={onBlur}
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
