import { FieldError, FieldHint } from './field.tsx';
import styles from './tool-form.module.css';
import { useField } from './use-tool.ts';

/** A date and a time, as `{name}Date` and `{name}Time`; the device's own pickers. The zone is {@link ZoneField}'s. */
export function DateTimeField({ name, required = false }: { name: string; required?: boolean }) {
  const { tool, id, words, error, hint, describedBy, onBlur } = useField(name);
  const part = (kind: 'date' | 'time', key: string) => (
    <label className={styles.part}>
      {tool.common[kind]}
      <input
        type={kind}
        name={key}
        value={tool.inputs[key] ?? ''}
        aria-required={required || undefined}
        aria-invalid={error && (kind === 'time' || !tool.inputs[key]) ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => tool.set(key, event.target.value)}
      />
    </label>
  );
  return (
    <fieldset className={styles.field} onBlur={onBlur}>
      <legend>
        {words.label}
        {!required && <small> {tool.common.optional}</small>}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.row}>
        {part('date', `${name}Date`)}
        {part('time', `${name}Time`)}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
