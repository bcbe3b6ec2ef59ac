import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '../../gateway/env.ts';
import { readEnv } from '../../gateway/read-env.ts';
import { filesNamed, read } from '../repository.ts';

const howTo = read('docs/how-to/deploy.md');

test('deploy.md names every setting, but those for tests', () => {
  const forTests = /for tests\.$|^The folder of the built site/;
  const forOperators = Object.entries(settings.shape).filter(
    ([, { description = '' }]) => !forTests.test(description),
  );
  const names = forOperators.map(([name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(howTo))).toEqual([]);
});

test('what deploy.md writes into /etc/site/env is all that the public needs', () => {
  const [, lines = ''] = /cat > \/etc\/site\/env <<END\n([\s\S]*?)\nEND\n/.exec(howTo)!;
  const written = Object.fromEntries(
    lines.split('\n').map((line) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line)!;
      return [
        name,
        value.replace(/\$PASSWORD|\$\(openssl[^)]*\)/g, () => randomBytes(32).toString('base64')),
      ];
    }),
  );
  const ofProviders = {
    STRIPE_SECRET_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    CHECKR_API_KEY: '0123456789',
  };
  for (const name in ofProviders) expect(written).toHaveProperty(name, '');
  const given = { ...written, ...ofProviders, DATABASE_URL: 'postgres://site:password@127.0.0.1/site' };
  expect(readEnv(given, 'adopted').NODE_ENV).toBe('production');
});

test('settings, metrics, tables and states of the sandbox that documents name stand in the code', () => {
  const code = filesNamed(/\.(tsx?|m?js|sql|ya?ml|jsonl?)$/)
    .map(read)
    .join('\n');
  const ofPackages = /^process_|^ERR_/;
  const name = /`(?:([A-Za-z]\w*_\w+)(?:=[^`]*)?|[^`\n]*(sandbox-[a-z\d-]+)[^`\n]*)`/g;
  const named = filesNamed(/\.md$/).flatMap((file) =>
    [...read(file).matchAll(name)].map(([, inCode, state]) => ({ file, name: (inCode ?? state)! })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !ofPackages.test(name) && !code.includes(name))).toEqual([]);
});

test('content/README.md names every kind of words', () => {
  const readme = read('content/README.md');
  const there = readdirSync('content/en', { withFileTypes: true }).map(
    (entry) => `\`en/${entry.name}${entry.isDirectory() ? '/' : ''}\``,
  );
  expect(there.filter((name) => !readme.includes(name))).toEqual([]);
});
