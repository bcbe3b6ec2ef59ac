import { Callout } from './callout.tsx';
import { ReservationStates } from './reservation-states.tsx';
import { Section } from './section.tsx';

/** Every element an author may write in an article, by its name there. `Section` is made from headings. */
export const authorElements = { Callout, ReservationStates, Section };
