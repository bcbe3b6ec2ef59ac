import { site } from '#config/site.ts';
import { type Env, settings } from './env.ts';
import { refuseUnfitForPublic } from './production-rules.ts';
import { StartError } from './start-error.ts';

/**
 * Reads the settings out of the process environment, or says which of them are wrong and what is accepted.
 *
 * @param legal whether the legal texts of the site that was built are adopted
 * @throws StartError with a line for each problem; of a secret its name alone
 */
export function readEnv(variables: Record<string, string | undefined>, legal = site.legal): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  // Not all that read a file of settings take quotes away, and a key in quotes is another key.
  const quoted = Object.keys(settings.shape).filter((name) => /^["']|["']$/.test(given[name] ?? ''));
  if (result.success && quoted.length === 0) {
    const env = result.data;
    refuseHalfChannel(env);
    refuseDigestWithoutServer(env);
    refuseSearchWithoutPostgres(env);
    refuseUnfitForPublic(env, legal);
    return env;
  }
  const inQuotes = quoted.map((name) =>
    /^(["']).*\1$/s.test(given[name]!)
      ? `${name} is in quotes, which are part of its value: leave them out.`
      : `${name} begins or ends with a quote, which is part of its value: leave it out, and look that nothing is missing.`,
  );
  const issues = (result.error?.issues ?? []).filter(({ path }) => !quoted.includes(String(path[0])));
  const wrong = issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = isSecret(name) ? 'set' : JSON.stringify(given[name]);
    return `${name} is ${value}, but must be ${message}.`;
  });
  throw new StartError([...inQuotes, ...wrong].join('\n'));
}

/** Settings whose value must not be printed. */
function isSecret(name: string): boolean {
  return /KEY|SECRET|TOKEN|REDIS|DATABASE_URL|SMTP/.test(name);
}

/** The ways out of the outbox, and what each takes. */
const contactSettings = [
  ['CONTACT_SMTP_URL', 'CONTACT_TO'],
  ['ZENDESK_URL', 'ZENDESK_EMAIL', 'ZENDESK_TOKEN'],
  ['INTERCOM_TOKEN'],
] as const;

/** Messages of the contact page take one way, and that one whole. */
function refuseHalfChannel(env: Env): void {
  const begun = contactSettings.filter((names) => names.some((name) => env[name] !== undefined));
  if (begun.length > 1) {
    const names = begun.map(([first]) => first).join(' and ');
    throw new StartError(`Messages of the contact page go one way: of ${names} only one may be set.`);
  }
  const missing = (begun[0] ?? []).filter((name) => env[name] === undefined);
  if (missing.length > 0)
    throw new StartError(`For messages of the contact page, ${missing.join(' and ')} must be set, too.`);
}

/** A mail that is wanted needs a mail server. */
function refuseDigestWithoutServer(env: Env): void {
  if (env.DIGEST_TO && !env.DIGEST_SMTP_URL && !env.CONTACT_SMTP_URL)
    throw new StartError(
      'For the mail to the editors, DIGEST_SMTP_URL or CONTACT_SMTP_URL must be set, too.',
    );
}

/** An index in Postgres needs one. */
function refuseSearchWithoutPostgres(env: Env): void {
  if (env.SEARCH_INDEX === 'postgres' && !env.DATABASE_URL)
    throw new StartError('For SEARCH_INDEX=postgres, DATABASE_URL must be set, too.');
}
