import { describe, expect, it } from 'vitest';
import { settings } from './env.ts';
import { readEnv } from './read-env.ts';
import { forThePublic, liveKeys, randomKey, testKeys } from './testing/production-env.ts';

it('takes an empty variable for none', () => {
  const empty = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));
  expect(readEnv(empty)).toEqual(readEnv({}));
});

it('is reached by this machine alone, and believes no proxy, until somebody says so', () => {
  expect(readEnv({})).toMatchObject({ HOST: '127.0.0.1', TRUST_PROXY: false, HSTS: 'on' });
});

it('has a sentence on every setting', () => {
  for (const [name, setting] of Object.entries(settings.shape))
    expect(setting.description, name).toMatch(/\.$/);
});

it('names every wrong variable, its value and what is accepted, a line each', () => {
  expect(() => readEnv({ PORT: 'abc', LOG_LEVEL: 'loud', HSTS: 'yes' })).toThrow(
    /^PORT is "abc", but must be a whole number from 0 to 65535\.\nLOG_LEVEL is "loud", but must be one of fatal, .*\.\nHSTS is "yes", but must be one of on, off, subdomains, preload\.$/,
  );
});

it.each(['-1', '65536', '3e3', '0x50', ' 80', '80.5', '1e999'])('refuses PORT=%s', (PORT) => {
  expect(() => readEnv({ PORT })).toThrow(/^PORT is /);
});

it('refuses every setting in quotes, which some take away and others do not, and prints none', () => {
  for (const name of Object.keys(settings.shape))
    for (const value of ['"s3cret-a1b2c3d4e5f6g7h8i9"', "'s3cret-a1b2c3d4e5f6g7h8i9'"])
      expect(() => readEnv({ [name]: value }), name).toThrow(
        new RegExp(`^${name} is in quotes, which are part of its value: leave them out\\.$`),
      );
  expect(() => readEnv({ HSTS: '"on"', PORT: 'abc' })).toThrow(/^HSTS is in quotes, .*\nPORT is "abc", but/);
});

it('refuses every setting with a quote left at one end, and prints none', () => {
  for (const name of Object.keys(settings.shape))
    for (const value of [
      '"s3cret-a1b2c3d4e5f6g7h8i9',
      's3cret-a1b2c3d4e5f6g7h8i9"',
      "s3cret-a1b2c3d4e5f6g7h8i9'",
    ])
      expect(() => readEnv({ [name]: value }), name).toThrow(
        new RegExp(
          `^${name} begins or ends with a quote, which is part of its value: leave it out, [^\\n]*\\.$`,
        ),
      );
});

it.each([
  ['SITE_URL', 'https://www.example.com,'],
  ['SITE_URL', 'https://www.example.com;'],
  ['ZENDESK_URL', 'https://example.zendesk.com,'],
  ['REDIS_URL', 'redis://user:s3cret@redis.example,'],
  ['REDIS_URL', 'redis://user:s3cret@redis.example;/1'],
  ['DATABASE_URL', 'postgres://site:s3cret@database.example,/site'],
  ['DATABASE_URL', 'postgres://site:s3cret@database.example/site;'],
  ['CONTACT_SMTP_URL', 'smtps://user:s3cret@mail.example.com,'],
])('refuses %s=%s: what is behind it would be a part of a name', (name, value) => {
  const start = () => readEnv({ CONTACT_TO: 'help@example.com', [name]: value });
  expect(start).toThrow(
    new RegExp(
      `^${name} is .*, but must be an address such as \\S+, without a comma or semicolon behind it.*\\.$`,
    ),
  );
  expect(start).not.toThrow('s3cret');
});

it('takes a comma or semicolon in a password', () => {
  const DATABASE_URL = 'postgres://site:a,b;c@database.example/site';
  expect(readEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
});

it.each([' ', ' /etc/site/incident.yaml', '/etc/site/incident.yaml\r'])(
  'refuses INCIDENT_FILE=%j, a file that would never be there',
  (INCIDENT_FILE) => {
    expect(() => readEnv({ INCIDENT_FILE })).toThrow(
      /^INCIDENT_FILE is ".*", but must be the path of a file/,
    );
  },
);

it.each([
  ' ',
  'x.sqlite ',
  ' x.sqlite',
  'x.sqlite\n',
  ':memory:',
  'file:x.sqlite?mode=memory',
  'sqlite:///var/lib/site/x.sqlite',
  'SQLite3:x.sqlite',
])('refuses DATABASE_FILE=%j, by which what people send would go elsewhere or nowhere', (DATABASE_FILE) => {
  expect(() => readEnv({ DATABASE_FILE })).toThrow(
    /^DATABASE_FILE is ".*", but must be the path of a file, .* leave it out\.$/,
  );
});

it.each(['x.sqlite', 'data/x.sqlite', '/var/lib/our site/x.sqlite', 'C:\\site\\x.sqlite'])(
  'takes DATABASE_FILE=%s',
  (path) => {
    expect(readEnv({ DATABASE_FILE: path }).DATABASE_FILE).toBe(path);
  },
);

it.each([
  ['SITE_URL', 'https://www.example.com', ''],
  ['ZENDESK_URL', 'https://example.zendesk.com', ''],
  ['REDIS_URL', 'redis://redis.example', 's3cret'],
  ['DATABASE_URL', 'postgres://site:s3cret@database.example/site', 's3cret'],
])('refuses blanks around %s, as around every other setting, in one line', (name, address, secret) => {
  for (const wrong of [` ${address}`, `${address} `, `${address}\n`, address.replace('.', '.\t')]) {
    const start = () => readEnv({ [name]: wrong });
    expect(start).toThrow(
      new RegExp(`^${name} is .*, but must be an address such as \\S+, without blanks and line ends\\.$`),
    );
    if (secret) expect(start).not.toThrow(secret);
  }
});

it.each([
  'www.example.com',
  'ftp://www.example.com',
  'https://www.example.com/en',
  'https://',
  'https://a?b',
])('says once what SITE_URL=%s must be', (SITE_URL) => {
  expect(() => readEnv({ SITE_URL })).toThrow(
    `SITE_URL is "${SITE_URL}", but must be an address such as https://www.example.com, without a path.`,
  );
  expect(() => readEnv({ SITE_URL })).not.toThrow('\n');
});

it('trusts proxies by their address only', () => {
  expect(readEnv({ TRUST_PROXY: 'off' }).TRUST_PROXY).toBe(false);
  expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  for (const wrong of [
    'on',
    'true',
    '1',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    'off, ::1',
    'proxy.example',
  ]) {
    expect(() => readEnv({ TRUST_PROXY: wrong }), wrong).toThrow('TRUST_PROXY is ');
  }
});

describe('production', () => {
  const DATABASE_URL = 'postgres://site:password@127.0.0.1/site';
  const ready = { ...forThePublic, ...liveKeys, DATABASE_URL };

  it('starts with everything real', () => {
    const { TOKEN_KEYS } = readEnv(ready, 'adopted');
    expect(TOKEN_KEYS?.map(({ id, secret }) => [id, secret.length])).toEqual([
      ['new', 32],
      ['old', 32],
    ]);
  });

  it.each([
    ['SITE_URL', ''],
    ['SITE_URL', 'http://www.example.com'],
    ['STRIPE_SECRET_KEY', ''],
    ['STRIPE_SECRET_KEY', 'sk_test_1234567890'],
    ['STRIPE_SECRET_KEY', 'rk_test_1234567890'],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_API_URL', 'http://127.0.0.1:1'],
    ['CHECKR_API_KEY', ''],
    ['CHECKR_ENV', 'staging'],
    ['CHECKR_API_URL', 'http://127.0.0.1:1'],
    ['CHECKR_SERVICES_URL', 'http://127.0.0.1:1'],
    ['CONSENT_LINK', 'optional'],
    ['TOKEN_KEYS', ''],
    ['SERVICE_KEY', ''],
    ['METRICS_KEY', ''],
    ['EDITORS_KEY', ''],
    ['DATABASE_URL', ''],
  ])('refuses %s=%s', (name, value) => {
    const start = () => readEnv({ ...ready, [name]: value }, 'adopted');
    expect(start).toThrow(
      new RegExp(`^With NODE_ENV=production, (DATABASE_FILE or )?${name} must [^\\n]*\\.$`),
    );
    expect(() => readEnv({ ...ready, ...testKeys, [name]: value, NODE_ENV: 'development' })).not.toThrow();
  });

  it.each([
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_1234567890' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'rk_live_1234567890', NODE_ENV: 'test' }],
    ['CHECKR_API_KEY', { CHECKR_API_KEY: 'f0e1d2c3b4a5968778695a4b' }],
    ['CHECKR_API_KEY', { CHECKR_API_KEY: 'f0e1d2c3b4a5968778695a4b', CHECKR_API_URL: 'http://127.0.0.1:1' }],
    ['STRIPE_SECRET_KEY and a live CHECKR_API_KEY', liveKeys],
  ])('is what a live %s means, whatever NODE_ENV says', (names, keys) => {
    const problemsWith = (variables: Record<string, string>) => {
      try {
        readEnv(variables, 'adopted');
        return [];
      } catch (error) {
        return (error as Error).message.split('\n');
      }
    };
    const problems = problemsWith(keys);
    for (const line of problems) expect(line).toMatch(new RegExp(`^With a live ${names}, .*\\.$`));
    expect(problems[0]).toMatch('NODE_ENV must be production; elsewhere use keys for tests, sk_test_…');
    for (const door of ['SERVICE_KEY', 'METRICS_KEY', 'TOKEN_KEYS', 'SITE_URL'])
      expect(problems.join('\n')).toContain(`${door} must be`);
    expect(problems.join('\n')).not.toMatch(/1234567890|f0e1d2c3/);
    const { NODE_ENV: _left, ...rest } = { ...ready, ...keys };
    expect(problemsWith({ ...rest, CHECKR_API_URL: '', NODE_ENV: 'test' })).toHaveLength(1);
    expect(problemsWith({ ...rest, CHECKR_API_URL: '', NODE_ENV: 'production' })).toEqual([]);
  });

  it.each([
    { CHECKR_API_KEY: 'f0e1d2c3b4a5968778695a4b', CHECKR_ENV: 'staging' },
    { CHECKR_API_KEY: 'f0e1d2c3b4a5968778695a4b', CHECKR_ENV: 'sandbox' },
    testKeys,
  ])('is not what the keys for tests mean: %j', (keys) => {
    expect(() => readEnv(keys)).not.toThrow();
  });

  it.each(['site.sqlite', './data/site.sqlite'])(
    'keeps nothing in DATABASE_FILE=%s, which would be another file for the next release',
    (DATABASE_FILE) => {
      const { DATABASE_URL: _left, ...rest } = ready;
      expect(() => readEnv({ ...rest, DATABASE_FILE }, 'adopted')).toThrow(
        /^With NODE_ENV=production, DATABASE_FILE must be a whole path, such as [^\n]*\.$/,
      );
      for (const variables of [
        { ...rest, DATABASE_FILE: '/var/lib/site/site.sqlite' },
        { ...ready, DATABASE_FILE },
      ])
        expect(() => readEnv(variables, 'adopted')).not.toThrow();
    },
  );

  it('serves no legal texts that nobody has adopted, and says how to go on', () => {
    expect(() => readEnv(ready, 'draft')).toThrow(
      "With NODE_ENV=production, the terms and the privacy policy must be adopted: have counsel read both, write legal: 'adopted' into config/site.config.ts, and build again; or set LEGAL_DRAFT=allowed to serve the drafts on purpose.",
    );
    expect(() => readEnv({ ...ready, LEGAL_DRAFT: 'refused' }, 'draft')).toThrow('must be adopted');
    expect(() => readEnv({ ...ready, LEGAL_DRAFT: 'yes' }, 'draft')).toThrow(/^LEGAL_DRAFT is "yes", but/);
    expect(readEnv({ ...ready, LEGAL_DRAFT: 'allowed' }, 'draft').LEGAL_DRAFT).toBe('allowed');
    expect(() => readEnv({ ...ready, STAGING: 'on' }, 'draft')).not.toThrow();
    for (const NODE_ENV of ['development', 'test'])
      expect(() => readEnv({ NODE_ENV }, 'draft')).not.toThrow();
  });

  it('can be rehearsed with test keys, not with stand-ins or open doors', () => {
    const rehearsal = { ...ready, ...testKeys, STAGING: 'on', CHECKR_ENV: 'staging' };
    expect(() => readEnv(rehearsal)).not.toThrow();
    for (const name of ['STRIPE_SECRET_KEY', 'CHECKR_API_KEY', 'SERVICE_KEY', 'TOKEN_KEYS']) {
      expect(() => readEnv({ ...rehearsal, [name]: '' }), name).toThrow(
        `With NODE_ENV=production, ${name} must`,
      );
    }
  });
});

it.each([
  ['TOKEN_KEYS', `new:${Buffer.alloc(32).toString('base64')}`],
  ['TOKEN_KEYS', `new:${randomKey('new')},old:${Buffer.alloc(32, 'changeme').toString('base64')}`],
  ['SERVICE_KEY', 'k'.repeat(40)],
  ['METRICS_KEY', 'abcabc'.repeat(10)],
  ['METRICS_KEY', '12345678901234567890123456789012'],
  ['SERVICE_KEY', 'password1234567890abcdxyz0987'],
  ['EDITORS_KEY', 'abcdefghijklmnopqrstuvwxyz'],
])('refuses a %s that somebody typed to be done with it, and says how to make one', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} is set, but must be .*openssl rand`));
});

const otherKeys = {
  CHECKR_API_KEY: '',
  ZENDESK_TOKEN: '',
  INTERCOM_TOKEN: '',
  STRIPE_SECRET_KEY: 'sk_live_',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890,whsec_',
};

it.each(Object.entries(otherKeys))('refuses a %s that stands in for one that is to come', (name, begin) => {
  const withSigns = begin ? [] : ['<checkr-key>', '<api_token>', '…………………………', 'sk-…-here-it-is', '********'];
  for (const each of [
    'CHANGEME',
    'changeme',
    'change_me',
    'xxxxxxxx',
    'your_api_key',
    'replaceme1',
    ...withSigns,
  ])
    expect(() => readEnv({ [name]: begin + each }), each).toThrow(
      new RegExp(`^${name} is set, but must be .*: .* put the real one in its place\\.$`),
    );
});

it.each(['sk_live_xxx', 'sk_live_TODO', 'rk_test_XXXX'])(
  'refuses STRIPE_SECRET_KEY=%s',
  (STRIPE_SECRET_KEY) => {
    expect(() => readEnv({ STRIPE_SECRET_KEY })).toThrow(/put the real one in its place\.$/);
  },
);

it('refuses a key of ours that is still to be made', () => {
  expect(() => readEnv({ METRICS_KEY: '<metrics key of this site>'.replaceAll(' ', '-') })).toThrow(
    /^METRICS_KEY is set, but must be .*openssl rand/,
  );
});

it('takes keys as the providers make them', () => {
  for (let n = 0; n < 200; n += 1) {
    const letters = (randomKey(`a${n}`) + randomKey(`b${n}`)).replaceAll(/\W/g, '');
    const hex = Buffer.from(randomKey(`c${n}`), 'base64')
      .toString('hex')
      .slice(0, 40);
    const keys = { STRIPE_SECRET_KEY: `sk_test_51${letters}`, STRIPE_WEBHOOK_SECRET: `whsec_${letters}` };
    expect(() => readEnv({ ...keys, CHECKR_API_KEY: hex, CHECKR_ENV: 'staging' })).not.toThrow();
    expect(() => readEnv({ INTERCOM_TOKEN: randomKey(`d${n}`) })).not.toThrow();
  }
});

it('takes keys as openssl makes them, in hexadecimal digits or base64', () => {
  for (let n = 0; n < 50; n += 1) {
    const base64 = randomKey(String(n));
    const hex = Buffer.from(base64, 'base64').toString('hex');
    const keys = { SERVICE_KEY: hex.slice(0, 24), METRICS_KEY: base64, TOKEN_KEYS: `n:${base64},hex:${hex}` };
    expect(() => readEnv(keys)).not.toThrow();
  }
});

it.each([
  ['STRIPE_SECRET_KEY', 'pk_live_s3cret'],
  ['STRIPE_WEBHOOK_SECRET', 's3cret'],
  ['TOKEN_KEYS', 'new:s3cret'],
  ['TOKEN_KEYS', `a:${randomKey('a')},a:${randomKey('b')}`],
  ['SERVICE_KEY', 's3cret'],
  ['METRICS_KEY', 's3cret'],
  ['EDITORS_KEY', 's3cret'],
  ['DIGEST_TIME_ZONE', 'Atlanta'],
  ['DIGEST_TO', 'a@example.com, b'],
  ['CHECKR_API_KEY', 's3cret'],
  ['REDIS_URL', 'http://user:s3cret@redis.example'],
  ['DATABASE_URL', 'mysql://user:s3cret@database.example'],
  ['SITE_URL', 'https://www.example.com/de'],
])('names a wrong %s, and prints no secret', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} is .*, but must be .*\\.$`));
  expect(() => readEnv({ [name]: value })).not.toThrow(/s3cret|AAAA/);
});

it.each(['/abc', '//', '/1/2', '/-1', '/1234', '?db=abc', '?db='])(
  'refuses a REDIS_URL that names its database %s: Redis would refuse it while we serve',
  (end) => {
    expect(() => readEnv({ REDIS_URL: `redis://user:s3cret@redis.example:6379${end}` })).toThrow(
      /^REDIS_URL is set, but must be an address such as redis:\/\/127\.0\.0\.1:6379, and behind it .* number .*\.$/,
    );
  },
);

it.each(['', '/', '/0', '/15', '?family=6', '/2?db=3'])('takes a REDIS_URL that ends in "%s"', (end) => {
  const REDIS_URL = `rediss://user:s3cret@redis.example${end}`;
  expect(readEnv({ REDIS_URL })).toMatchObject({ REDIS_URL });
});

it.each([
  ['REDIS_URL', 'redis://', 'redis.example/1'],
  ['DATABASE_URL', 'postgres://', 'database.example/site'],
  ['CONTACT_SMTP_URL', 'smtps://', 'mail.example.com'],
  ['DIGEST_SMTP_URL', 'smtp://', 'mail.example.com'],
])('says of %s how a percent sign is written in user and password', (name, scheme, rest) => {
  const others = { CONTACT_TO: name === 'CONTACT_SMTP_URL' ? 'help@example.com' : '' };
  for (const wrong of ['s3cret%:p', 'user:s3cret%', 'user:s3cret%zz', 'user:s3cret%ff']) {
    const start = () => readEnv({ ...others, [name]: `${scheme}${wrong}@${rest}` });
    expect(start, wrong).toThrow(new RegExp(`^${name} is set, but must be .* each % is written as %25\\.$`));
    expect(start).not.toThrow(/s3cret/);
  }
  const right = `${scheme}user:50%25%40%C3%A4@${rest}`;
  expect(readEnv({ ...others, [name]: right })).toMatchObject({ [name]: right });
});

it('has the search index in memory, and in Postgres only where there is one', () => {
  expect(readEnv({}).SEARCH_INDEX).toBe('memory');
  expect(() => readEnv({ SEARCH_INDEX: 'postgres' })).toThrow('DATABASE_URL must be set, too.');
  const both = { SEARCH_INDEX: 'postgres', DATABASE_URL: 'postgres://site@127.0.0.1/site' };
  expect(readEnv(both).SEARCH_INDEX).toBe('postgres');
  expect(() => readEnv({ ...both, SEARCH_INDEX: 'redis' })).toThrow('one of memory, postgres');
});

it('sends no mail to the editors without a mail server, and takes either of two', () => {
  const to = { DIGEST_TO: 'a@example.com, b@example.com' };
  expect(() => readEnv(to)).toThrow(/DIGEST_SMTP_URL or CONTACT_SMTP_URL must be set/);
  expect(readEnv({ ...to, DIGEST_SMTP_URL: 'smtps://mail.example.com' })).toMatchObject({
    DIGEST_TIME_ZONE: 'UTC',
  });
  const contact = { CONTACT_SMTP_URL: 'smtps://mail.example.com', CONTACT_TO: 'help@example.com' };
  expect(() => readEnv({ ...to, ...contact })).not.toThrow();
});

it('lets the public write only where somebody reads it', () => {
  const missing = (more: object) => {
    try {
      readEnv({ NODE_ENV: 'production', ...more });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(missing({})).toContain('EDITORS_KEY must be set');
  // What is in doubt, or could not be delivered, is read nowhere else.
  expect(missing({ INTERCOM_TOKEN: 'a-token-of-intercom' })).toContain('EDITORS_KEY must be set');
  expect(missing({ EDITORS_KEY: 'a-long-editors-key-1234567890' })).not.toContain('EDITORS_KEY');
});
