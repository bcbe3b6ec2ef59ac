import { expect, it } from 'vitest';
import { refusalPage } from './refusal-page.ts';

const published =
  '<html lang="en"><head><title>Lost | Ours</title><style>a{}</style></head><body><main id="main" class="a"><h1>Lost</h1><main-like>x</main-like></main><footer>F</footer></body></html>';
const template = '<h1>{title}</h1><p>{text}</p><a href="{href}">{label}</a>';

it('says what is to be said in the frame of the published page', () => {
  const refusal = { message: 'Too many. Wait a moment. Then try.', href: '/a?b=1&c="', label: 'Back' };
  expect(refusalPage(published, template, refusal)).toBe(
    '<html lang="en"><head><title>Too many.</title><style>a{}</style></head><body><main id="main" class="a"><h1>Too many.</h1><p>Wait a moment. Then try.</p><a href="/a?b=1&amp;c=&quot;">Back</a></main><footer>F</footer></body></html>',
  );
});

it('the heading is a whole sentence, also in languages that abbreviate with full stops', () => {
  const refusal = { message: 'Das geht nicht, z. B. am 3. Mai. Geh zurück.', href: '/', label: 'Zurück' };
  expect(refusalPage(published, template, refusal)).toContain(
    '<h1>Das geht nicht, z. B. am 3. Mai.</h1><p>Geh zurück.</p>',
  );
});

it.each(['One sentence without an end', "{text} and $& and $' <b>"])('says as it is: %s', (message) => {
  const page = refusalPage(published, template, { message, href: '/', label: 'Home' });
  const shown = message.replace('&', '&amp;').replace('<b>', '&lt;b&gt;');
  expect(page).toContain(`<h1>${shown}</h1><p></p>`);
});

it('says nothing in a page that has no main part', () => {
  const refusal = { message: 'No.', href: '/', label: 'Home' };
  expect(refusalPage('<title>Lost</title><h1>Lost</h1>', template, refusal)).toBeUndefined();
});
