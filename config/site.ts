import { z } from 'zod';
import config from './site.config.ts';
import { siteSchema } from './site-schema.ts';

/** The operator's configuration, checked; a wrong value stops whatever reads it, and says which. */
export const site = (() => {
  const parsed = siteSchema.safeParse(config);
  if (parsed.success) return parsed.data;
  const file = 'config/site.config.ts';
  const message = `${file} can't be used:\n${z.prettifyError(parsed.error)}`;
  const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw Object.assign(new Error(message), { name: 'ConfigError', file, problems });
})();
