import { expect, test } from 'vitest';
import { type Thing, toJsonLd } from './structured-data.ts';

test('nothing in a name ends the script that it stands in, and the name stays what it is', () => {
  const named: Thing = { '@type': 'Organization', name: '</script><!-- <b> \\u003c & "x" -->' };
  const text = toJsonLd([named]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [named] });
});
