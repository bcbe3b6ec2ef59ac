import { MoneyField } from '../form/money-field.tsx';
import formStyles from '../form/tool-form.module.css';
import { WholeNumberField } from '../form/whole-number-field.tsx';

/** The prices of a plan and the duration: what no answer can do without. */
export function PlanFields() {
  return (
    <>
      <div className={formStyles.row}>
        <MoneyField name="dayRate" required />
        <MoneyField name="hourRate" required />
      </div>
      <div className={formStyles.row}>
        <WholeNumberField name="days" required />
        <WholeNumberField name="hours" required />
      </div>
    </>
  );
}

/** The distance that a plan includes. */
export function DistanceFields() {
  return (
    <div className={formStyles.row}>
      <WholeNumberField name="milesPerDay" />
      <WholeNumberField name="milesPerHour" />
    </div>
  );
}
