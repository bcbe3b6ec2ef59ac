import config from './site.config.ts';
import { siteFile, siteMistakes } from './site-mistakes.ts';
import { siteSchema } from './site-schema.ts';

/** The operator's configuration, checked; a wrong value stops whatever reads it, and says which, and what to write. */
export const site = (() => {
  const problems = siteMistakes(config);
  if (problems.length === 0) return siteSchema.parse(config);
  const lines = problems.map(({ line, field, message }) => {
    const place = line ? `${siteFile}:${line}` : siteFile;
    return `${place} · ${field} · ${message}`;
  });
  throw Object.assign(new Error(lines.join('\n')), { name: 'ConfigError', file: siteFile, problems });
})();
