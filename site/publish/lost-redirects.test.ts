import { expect, it } from 'vitest';
import { refuseLostRedirects } from './lost-redirects.ts';

const paths = new Set(['/', '/faqs', '/faqs/drive/TollsAndFines']);
const refused = (table: Record<string, string>) => () =>
  refuseLostRedirects(table, 'site/publish/redirects.ts', paths);

it('says of an address that leads nowhere which it is, and the nearest page', () => {
  const table = { '/help': '/faqs', '/tolls': '/faqs/drive/TollAndFines', '/all': '/faq#drive' };
  expect(refused(table)).toThrow(
    /^site\/publish\/redirects\.ts · \/tolls · leads to \/faqs\/drive\/TollAndFines, which is no page of ours; the nearest is \/faqs\/drive\/TollsAndFines\n.* · \/all · leads to \/faq#drive, .* nearest is \/faqs$/,
  );
});

it('takes pages, and sections of pages', () => {
  expect(refused({ '/home': '/', '/help': '/faqs', '/drive': '/faqs#drive' })).not.toThrow();
});
