import { type Role, reservationStates, reservationStateTable } from '#rules/reservation-states.ts';
import styles from './definition-list.module.css';

/** Every status of a reservation and what it means to a driver or a host, from the rules. */
export function ReservationStates({ role }: { role: Role }) {
  return (
    <dl className={styles.list}>
      {reservationStates.map((state) => (
        <div key={state}>
          <dt>{reservationStateTable[state].label[role]}</dt>
          <dd>{reservationStateTable[state].meaning[role]}</dd>
        </div>
      ))}
    </dl>
  );
}
