import { FieldHint } from './field.tsx';
import styles from './tool-form.module.css';
import { useField } from './use-tool.ts';

/** A question with a few answers, all in view. One is always chosen. */
export function Choice({ name }: { name: string }) {
  const { id, words, hint, describedBy, value, set } = useField(name);
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend>{words.label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.options}>
        {Object.entries(words.options!).map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => set(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
