import { FieldHint } from './field.tsx';
import styles from './tool-form.module.css';
import { useField } from './use-tool.ts';

/** A question with a few answers, all in view. One is always chosen. */
export function Choice({ name }: { name: string }) {
  const { tool, id, words, hint, describedBy } = useField(name);
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend>{words.label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.options}>
        {Object.entries(words.options!).map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={tool.initial[name] === option} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
