import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '#site/catalog-context.tsx';
import { AppScreen, type AppScreenProps } from './app-screen.tsx';

/** In English, whose words are quoted, whatever the language of the site. */
const draw = (props: AppScreenProps) =>
  renderToStaticMarkup(
    <InLanguage language="en">
      <AppScreen {...props} />
    </InLanguage>,
  );
const description = (props: AppScreenProps) => /aria-label="([^"]*)"/.exec(draw(props))?.[1];

test('tells screen readers the value of what is marked, and only the names of the rest', () => {
  const said = description({ app: 'host', name: 'Collect Payment', highlight: 'Reason' });
  expect(said).toContain('It shows Amount, Reason: Toll, and Note.');
  expect(said).toContain('Reason is marked.');
});

test('tells the status that decides which buttons there are', () => {
  const name = 'Reservation Details';
  expect(description({ app: 'host', name })).toContain('Reservation status: Upcoming');
  const ended = description({ app: 'host', name, status: 'Past/Completed' });
  expect(ended).toContain('Reservation status: Past/Completed');
  expect(ended).not.toContain('Buttons');
});

test('tells screen readers nothing but the description: the drawing itself is hidden, for Firefox', () => {
  expect(draw({ app: 'drive', name: 'Reservations' })).toMatch(
    /^<div class="[^"]*" role="img" aria-label="[^"]*"><div aria-hidden="true">((?!<\/?div).)*<\/div><\/div>$/,
  );
});

test('says in the drawing that it is simplified', () => {
  expect(draw({ app: 'drive', name: 'Reservations' })).toContain('Simplified');
});

test.each([{ highlight: 'Fly' }, { status: 'Lost' }])(
  'refuses what the screen does not have: %o',
  (wrong) => {
    expect(() => draw({ app: 'host', name: 'Reservation Details', ...wrong })).toThrow(/no such/);
  },
);
