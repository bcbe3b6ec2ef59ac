import { FieldError, FieldHint } from './field.tsx';
import { halfTyped } from './tool-controls.ts';
import styles from './tool-form.module.css';
import { useField } from './use-tool.ts';

const isWhole = (text: string | undefined) => Boolean(text) && text !== halfTyped;

/** A date and a time, as `{name}Date` and `{name}Time`; the device's own pickers, which React never writes into: half a date would be gone. The zone is {@link ZoneField}'s. */
export function DateTimeField({ name, required = false }: { name: string; required?: boolean }) {
  const { tool, id, words, error, hint, describedBy, onBlur } = useField(name);
  const hasDate = isWhole(tool.inputs[`${name}Date`]);
  const hasTime = isWhole(tool.inputs[`${name}Time`]);
  // One that is missing or half typed is wrong; where both are there, they are wrong together.
  const isWrong = (kind: 'date' | 'time') => hasDate === hasTime || (kind === 'date' ? !hasDate : !hasTime);
  const part = (kind: 'date' | 'time', key: string) => (
    <label className={styles.part}>
      {tool.common[kind]}
      <input
        type={kind}
        name={key}
        aria-required={required || undefined}
        aria-invalid={error && isWrong(kind) ? true : undefined}
        aria-describedby={describedBy}
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
