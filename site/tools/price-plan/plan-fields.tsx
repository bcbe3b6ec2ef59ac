import { MoneyField, WholeNumberField } from '../form/fields.tsx';
import type { Field } from '../form/tool-context.ts';
import styles from '../form/tool-form.module.css';
import type { PlanFieldTexts } from './plan-words.ts';

interface PlanFieldsProps {
  fields: { [Name in keyof PlanFieldTexts]: PlanFieldTexts[Name] & Field };
}

/** The prices of a plan and the duration: what no answer can do without. */
export function PlanFields({ fields }: PlanFieldsProps) {
  return (
    <>
      <div className={styles.row}>
        <MoneyField field={fields.dayRate} required />
        <MoneyField field={fields.hourRate} required />
      </div>
      <div className={styles.row}>
        <WholeNumberField field={fields.days} required />
        <WholeNumberField field={fields.hours} required />
      </div>
    </>
  );
}

/** The distance that a plan includes. */
export function DistanceFields({ fields }: PlanFieldsProps) {
  return (
    <div className={styles.row}>
      <WholeNumberField field={fields.milesPerDay} />
      <WholeNumberField field={fields.milesPerHour} />
    </div>
  );
}
