import type { FieldError } from './validation.ts';
import { whole } from './input.ts';

/** The schema of the year of a vehicle: 1900-2199. */
export const vehicleYear = whole(1900, 2199);

/** The error of a vehicle of a later year than the next one. */
export const checkVehicleYear = (field: string, year: number, thisYear: number): FieldError | undefined =>
  year > thisYear + 1
    ? { field, code: 'notInRange', sentence: 'yearTooFarAhead', assumes: 'vehicleYearNotFuture' }
    : undefined;
