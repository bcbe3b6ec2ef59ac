import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '#config/languages.ts';
import { siteFile } from '../site/site-file.ts';
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

it('is written from the side from which its language is', async () => {
  Object.assign(languages, { tested: { locale: 'he-IL', direction: 'rtl', growth: 1 } });
  const hebrew = fastify();
  const bare = errorReplies({ ...siteData, language: 'tested' });
  hebrew.get('/', (_request, reply) => bare.sendBare(reply, 400, 'No such number.'));
  expect((await hebrew.inject('/')).body).toContain('<html lang="tested" dir="rtl">');
  expect(await pageFor('GET')).toContain('<html lang="en">');
  Reflect.deleteProperty(languages, 'tested');
  await hebrew.close();
});

it('leads back to the page of ours whose form was sent, as the apps show it', async () => {
  const page = await pageFor('POST', 'https://www.example.com/contact?view=app&topic="><b>');
  expect(page).toContain('<h1>No such number.</h1>');
  expect(page).toContain(`<a href="/contact?view=app&amp;topic=%22%3E%3Cb%3E">${texts.back}</a>`);
});

it.each([
  ['POST', undefined],
  ['POST', 'https://other.example.com/contact'],
  ['POST', 'no address'],
  ['POST', 'https://www.example.com//other.example.com/contact'],
  ['GET', 'https://www.example.com/contact'],
] as const)('leads home where nothing of ours was sent: %s from %s', async (method, referer) => {
  expect(await pageFor(method, referer)).toContain(`<a href="/">${texts.home}</a>`);
});

describe('where there is a published page for it', () => {
  const lost = siteFile(
    '/404.html',
    Buffer.from(
      '<html lang="en"><head><title>Lost</title><style>a{}</style></head><main><h1>Lost</h1></main></html>',
    ),
  );
  const framed = errorReplies(siteData, async () => lost);
  const site = fastify();
  site.decorateReply('styles');
  let handled = 0;
  site.register(async (part) => {
    part.addHook('preHandler', async (request, reply) => framed.send(request, reply, 403));
    part.post('/form', () => (handled += 1));
  });
  site.register(async (part) => {
    part.setErrorHandler(framed.handle);
    part.get('/fails', () => {
      throw new Error('secret');
    });
  });
  afterAll(() => site.close());

  const html = { accept: 'text/html', host: 'www.example.com' };

  it('refuses in its frame, kept nowhere, and what was refused is not done', async () => {
    const headers = { ...html, referer: 'https://www.example.com/contact' };
    const reply = await site.inject({ method: 'POST', url: '/form', headers });
    const [title, text] = texts.statuses[403].split(/(?<=\.) (.*)/s);
    expect(reply.statusCode).toBe(403);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toBe(
      `<html lang="en"><head><title>${title}</title><style>a{}</style></head><main><h1>${title}</h1><p>${text}</p><a href="/contact">${texts.back}</a></main></html>`,
    );
    expect(handled).toBe(0);
  });

  it('keeps the view of the apps, and answers a program in JSON', async () => {
    const referer = 'https://www.example.com/contact?view=app';
    const page = await site.inject({ method: 'POST', url: '/form', headers: { ...html, referer } });
    expect(page.body).toContain('<html data-view="app" lang="en">');
    const told = await site.inject({ method: 'POST', url: '/form', headers: { accept: 'application/json' } });
    expect(told.json()).toEqual({ message: texts.statuses[403] });
  });

  it('says nothing of the cause of our own failures', async () => {
    const reply = await site.inject({ url: '/fails', headers: html });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).toContain('<main><h1>Something went wrong on our side.</h1>');
    expect(reply.body).not.toContain('secret');
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('gone'))],
    ['is not there', () => undefined],
    ['cannot be made', () => siteFile('/404.html', Buffer.from('<html><main></main></html>'))],
  ])('is said bare where that page %s', async (_why, frame) => {
    const bare = errorReplies(siteData, frame);
    const alone = fastify();
    alone.get('/', (_request, reply) => bare.sendPage(reply, 400, 'No. Never.'));
    const reply = await alone.inject('/?view=app');
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('<main><h1>No. Never.</h1>');
    await alone.close();
  });
});
