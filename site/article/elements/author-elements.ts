import { AppScreen } from '#site/components/app-screen/app-screen.tsx';
import { Callout } from './callout.tsx';
import { ReservationActions, ReservationStates } from './reservation-tables.tsx';
import {
  AccessTypes,
  AccountFields,
  ChargeReasons,
  Deadlines,
  EligibilityCriteria,
  InviteStates,
  RefundReasons,
  VehicleStatuses,
} from './rule-tables.tsx';
import { Section } from './section.tsx';
import { Tool } from './tool.tsx';

/** Every element an author may write in an article, by its name there. `Section` is made from headings. */
export const authorElements = {
  AccessTypes,
  AccountFields,
  AppScreen,
  Callout,
  ChargeReasons,
  Deadlines,
  EligibilityCriteria,
  InviteStates,
  RefundReasons,
  ReservationActions,
  ReservationStates,
  Section,
  Tool,
  VehicleStatuses,
};
