import type { ChoiceTexts } from '#catalog/tool-words.ts';
import { FieldHint } from './field-messages.tsx';
import type { Field } from './tool-context.ts';
import styles from './tool-form.module.css';
import { useField } from './use-field.ts';

/** A question with a few answers, all in view. One is always chosen, also where a link holds none of them, so nothing can be wrong. */
export function Choice({ field }: { field: ChoiceTexts & Field<'choice'> }) {
  const { tool, id, hint, describedBy } = useField(field);
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend>{field.label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.options}>
        {Object.entries(field.options).map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={field.name}
              value={option}
              defaultChecked={tool.initial[field.name] === option}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
