import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { AppScreen } from '#site/components/app-screen/app-screen.tsx';
import { BesideScreen } from './beside-screen.tsx';

const screen = <AppScreen key="screen" app="drive" name="Payment Details" />;
const second = <AppScreen key="second" app="drive" name="License Details" />;

/** The parts of a section, each as its elements: `p` for a text, `div` for a screen. */
function partsOf(...blocks: readonly ReactNode[]): string[] {
  const html = renderToStaticMarkup(
    <InLanguage language={defaultLanguage}>
      <BesideScreen>{blocks}</BesideScreen>
    </InLanguage>,
  );
  const withoutScreens = html.replace(/<div class="[^"]*" role="img".*?(<\/div>){2}/g, '*');
  const withoutRooms = withoutScreens.replace(/<div[^>]*>(<div.*?<\/div>)<\/div>/g, '$1');
  return withoutRooms.replace(/<p>(.)<\/p>/g, '$1').split(/(?=<div)|(?<=<\/div>)/);
}

test.each([
  ['text alone stays as it is', [<p key={1}>a</p>, <p key={2}>b</p>], ['ab']],
  [
    'all of the section stands beside its one screen, in the order in which it was written',
    [<p key={1}>a</p>, screen, <p key={2}>b</p>],
    ['<div>a*b</div>'],
  ],
  [
    'each of several screens has what leads to it, and the last one what follows, too',
    [<p key={1}>a</p>, screen, <p key={2}>b</p>, second, <p key={3}>c</p>],
    ['<div>a*</div>', '<div>b*c</div>'],
  ],
])('%s', (_name, blocks, parts) => {
  expect(partsOf(...blocks).map((part) => part.replace(/ class="[^"]*"/, ''))).toEqual(parts);
});
