import { expect, test } from '../base-test.ts';
import { allPaths, filledInPaths, htmlAt, unknownPath } from '../built-site.ts';
import { policyBesideChat } from '../chat-policy.ts';

for (const path of allPaths) {
  test(`${path} is served as it was built`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status()).toBe(path === unknownPath ? 404 : 200);
    // What the server fills in, the tests of the search route, of the contact page and of the editors' see.
    if (!filledInPaths.includes(path)) expect(await answer.text()).toBe(htmlAt(path));
    const headers = answer.headers();
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'/);
    expect(policyBesideChat(path, headers['content-security-policy']!)).not.toContain('unsafe');
    if (path === '/' || path === unknownPath) return;

    const slashed = await request.get(`${path}/?from=mail`, { maxRedirects: 0 });
    expect([slashed.status(), slashed.headers().location]).toEqual([308, `${path}?from=mail`]);
  });
}
