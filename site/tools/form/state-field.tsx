import { reservationStates, type Role, type RulesTexts } from '#rules/index.ts';
import { SelectField } from './select-field.tsx';

/** The status of the reservation, as the role's app calls it. */
export function StateField({ role, labels }: { role: Role; labels: RulesTexts['stateLabels'] }) {
  return (
    <SelectField name="state" options={reservationStates.map((state) => [state, labels[state][role]])} />
  );
}
