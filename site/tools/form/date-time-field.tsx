import { FieldError, FieldHint } from './field-messages.tsx';
import type { Field } from './tool-context.ts';
import { halfTyped } from './tool-controls.ts';
import styles from './tool-form.module.css';
import { useField } from './use-field.ts';

const isWhole = (text: string | undefined) => Boolean(text) && text !== halfTyped;

interface DateTimeFieldProps {
  field: Field<'dateTime'>;
  required?: boolean;
}

/** A date and a time, as `{name}Date` and `{name}Time`; the device's own pickers, which React never writes into: half a date would be gone. The zone is `ZoneField`'s. */
export function DateTimeField({ field, required = false }: DateTimeFieldProps) {
  const { name } = field;
  const { tool, id, common, error, hint, describedBy, onBlur } = useField(field);
  const hasDate = isWhole(tool.inputs[`${name}Date`]);
  const hasTime = isWhole(tool.inputs[`${name}Time`]);
  // One that is missing or half typed is wrong; where both are there, they are wrong together.
  const isWrong = (kind: 'date' | 'time') => hasDate === hasTime || (kind === 'date' ? !hasDate : !hasTime);
  const part = (kind: 'date' | 'time', key: string) => (
    <label className={styles.part}>
      <small>{common[kind]}</small>
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
        {field.label}
        {!required && <small> {common.optional}</small>}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.dateTime}>
        {part('date', `${name}Date`)}
        {part('time', `${name}Time`)}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
