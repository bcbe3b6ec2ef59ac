import { reservationStates, type Role, type RulesTexts } from '#rules/index.ts';
import { FieldHint } from './field-messages.tsx';
import type { Field } from './tool-context.ts';
import styles from './tool-form.module.css';
import { useField } from './use-field.ts';

interface StateFieldProps {
  field: Field<'state'>;
  role: Role;
  labels: RulesTexts['stateLabels'];
}

/** The status of the reservation, as the role's app calls it. One is always chosen, so nothing can be wrong. */
export function StateField({ field, role, labels }: StateFieldProps) {
  const { tool, id, hint, describedBy } = useField(field);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <FieldHint id={id} hint={hint} />
      <select
        id={id}
        name={field.name}
        defaultValue={tool.initial[field.name]}
        aria-describedby={describedBy}
      >
        {reservationStates.map((state) => (
          <option key={state} value={state}>
            {labels[state][role]}
          </option>
        ))}
      </select>
    </div>
  );
}
