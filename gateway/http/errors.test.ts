import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { siteData } from '../testing/test-site-data.ts';
import { errorReplies } from './errors.ts';

const { texts } = siteData;
const errors = errorReplies(siteData);
const app = fastify();
app.all('/refuses', (_request, reply) => errors.sendPage(reply, 400, 'No such number.'));
afterAll(() => app.close());

const pageFor = async (method: 'GET' | 'POST', referer?: string) =>
  (
    await app.inject({
      method,
      url: '/refuses',
      headers: { host: 'www.example.com', ...(referer && { referer }) },
    })
  ).body;

it('leads back to the page of ours whose form was sent, as the apps show it', async () => {
  const page = await pageFor('POST', 'https://www.example.com/contact?view=app&topic="><b>');
  expect(page).toContain('<h1>No such number.</h1>');
  expect(page).toContain(`<a href="/contact?view=app&amp;topic=%22%3E%3Cb%3E">${texts.back}</a>`);
});

it.each([
  ['POST', undefined],
  ['POST', 'https://other.example.com/contact'],
  ['POST', 'no address'],
  ['GET', 'https://www.example.com/contact'],
] as const)('leads home where nothing of ours was sent: %s from %s', async (method, referer) => {
  expect(await pageFor(method, referer)).toContain(`<a href="/">${texts.home}</a>`);
});
