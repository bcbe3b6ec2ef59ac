import { FieldError, FieldHint } from './field.tsx';
import styles from './tool-form.module.css';
import { useField } from './use-tool.ts';

/** One of many, each with its words. */
export function SelectField({
  name,
  options,
}: {
  name: string;
  options: readonly (readonly [string, string])[];
}) {
  const { tool, id, words, error, hint, describedBy } = useField(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.label}</label>
      <FieldHint id={id} hint={hint} />
      <select
        id={id}
        name={name}
        defaultValue={tool.initial[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  );
}
