import { z } from 'zod';
import config from './site.config.ts';
import { siteSchema } from './site-schema.ts';

/** The operator's configuration, checked; a wrong value stops whatever reads it, and says which. */
export const site = (() => {
  const parsed = siteSchema.safeParse(config);
  if (parsed.success) return parsed.data;
  const message = `config/site.config.ts can't be used:\n${z.prettifyError(parsed.error)}`;
  throw Object.assign(new Error(message), { name: 'ConfigError' });
})();
