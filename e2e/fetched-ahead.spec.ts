import { expect, test } from './journey.ts';

test('a link is fetched while the pointer rests on it, and the page then comes from there', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/', { waitUntil: 'networkidle' });

  const link = page.getByRole('banner').getByRole('link', { name: 'How it works' });
  const fetched = page.waitForRequest(
    (request) => request.headers()['sec-purpose']?.includes('prefetch') === true,
  );
  await link.hover();
  expect(new URL((await fetched).url()).pathname).toBe('/how-it-works');
  expect(problems).toEqual([]);
});

test('pages that act by themselves are never fetched ahead', async ({ request }) => {
  const answer = await request.get('/speculation-rules.json');
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const { prerender } = (await answer.json()) as { prerender: { where: { and: Condition[] } }[] };
  const never = prerender[0]!.where.and.map(({ not }) => not?.href_matches);
  expect(never).toEqual(
    expect.arrayContaining(['/payout-setup-complete', '/checkr-*', '/v2/*', '/search\\?*']),
  );
});

interface Condition {
  not?: { href_matches?: string };
}
