import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldError, FieldHint } from './field-messages.tsx';
import { maxLength } from './kept-inputs.ts';
import type { Field } from './tool-context.ts';
import styles from './tool-form.module.css';
import { useField } from './use-field.ts';

interface InputFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'> {
  field: Field;
  required?: boolean | undefined;
  /** Stands before the text inside the field, such as a currency sign. */
  before?: ReactNode;
}

/** A label above one line of text; what is wrong stands below it. The field is the browser's: React writes nothing into it. */
export function InputField({ field, required = false, before, ...rest }: InputFieldProps) {
  const { tool, id, error, hint, describedBy, onBlur } = useField(field);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {field.label}
        {!required && <small> {tool.common.optional}</small>}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className={styles.box}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          {...rest}
          id={id}
          name={field.name}
          maxLength={rest.type === undefined ? maxLength : undefined}
          // Nothing where nothing is known at first: React would put it into a date of which half is typed.
          defaultValue={tool.initial[field.name] || undefined}
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
