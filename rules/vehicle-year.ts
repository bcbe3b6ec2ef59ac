import type { FieldError } from './validation.ts';
import { whole } from './input.ts';

/** The years that a vehicle can be of. */
export const MIN_YEAR = 1900;
export const MAX_YEAR = 2199;

/** The schema of the year of a vehicle. */
export const vehicleYear = whole(MIN_YEAR, MAX_YEAR);

/** The error of a vehicle of a later year than the next one. */
export const checkVehicleYear = (field: string, year: number, thisYear: number): FieldError | undefined =>
  year > thisYear + 1
    ? { field, code: 'notInRange', sentence: 'yearTooFarAhead', assumes: 'vehicleYearNotFuture' }
    : undefined;
