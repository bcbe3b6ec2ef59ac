import { reservationStates, reservationStateTable, type Role } from '#rules/index.ts';
import { SelectField } from './select-field.tsx';

/** The status of the reservation, as the role's app calls it. */
export function StateField({ role }: { role: Role }) {
  return (
    <SelectField
      name="state"
      options={reservationStates.map((state) => [state, reservationStateTable[state].label[role]])}
    />
  );
}
