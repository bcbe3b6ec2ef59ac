import { z } from 'zod';
import { incidentKinds } from '#config/site-data-schema.ts';
import { keyed } from './message-schema.ts';
import { upTo } from './in-language.ts';

/** `content/{language}/incident.yaml` */
export const incidentSchema = z.strictObject({
  /** How grave an incident is: stands before its text, and names the banner for screen readers. */
  kinds: keyed(incidentKinds, upTo(16, 'it stands on every page')),
});
