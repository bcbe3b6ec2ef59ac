import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envOf, scriptAddress } from './definitions-script.ts';

const sdk = readFileSync('node_modules/@checkr/web-sdk/dist/web-sdk.es.js', 'utf8');
const hosts = [...sdk.matchAll(/'?"?(https:\/\/web-sdk-services\.checkr[\w.-]*\.com)/g)].map(
  ([, host]) => host!,
);

test.each(hosts)('from %s the address is the one the SDK itself would load', (host) => {
  expect(scriptAddress(host)).toBe(`${host}/lib/checkr-embed-definitions.js`);
});

test('the three environments are those of the SDK', () => {
  expect(hosts.map(envOf).sort()).toEqual(['production', 'sandbox', 'staging']);
});

test.each(['/sandbox/checkr', 'http://127.0.0.1:4000'])(
  'from %s the address names the host that the SDK looks for, where no server sees it',
  (servicesUrl) => {
    const address = new URL(scriptAddress(servicesUrl), 'http://127.0.0.1');
    expect(address.hash).toBe('#https://web-sdk-services.checkr.com');
    expect(envOf(servicesUrl)).toBe('production');
  },
);

test('the SDK still looks for a script of the head by its address', () => {
  expect(sdk).toContain('script[src*="${');
});
