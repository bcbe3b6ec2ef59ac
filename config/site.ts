import { z } from 'zod';
import config from './site.config.ts';
import { siteSchema } from './site-schema.ts';

/** The operator's configuration, checked; a wrong value stops whatever reads it, and says which. */
export const site = (() => {
  const parsed = siteSchema.safeParse(config);
  if (parsed.success) return parsed.data;
  throw new Error(`config/site.config.ts can't be used:\n${z.prettifyError(parsed.error)}`);
})();
