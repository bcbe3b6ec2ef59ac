import config from './site.config.ts';
import { siteSchema } from './site-schema.ts';

const parsed = siteSchema.safeParse(config);
if (!parsed.success) {
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`config/site.config.ts can't be used:\n${problems.join('\n')}`);
}

/** The operator's configuration, checked. */
export const site = parsed.data;
