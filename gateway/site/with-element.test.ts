import { expect, it } from 'vitest';
import { withElement } from './with-element.ts';

const page =
  '<p data-id="b">x</p><input type="hidden" id="a" value=""><section id="b" hidden="" class="c"></section>';

it('sets, takes away and fills, in the element of that id alone', () => {
  expect(withElement(page, 'a', { set: { value: 'new', checked: '' } })).toContain(
    '<input type="hidden" id="a" value="new" checked="">',
  );
  expect(withElement(page, 'b', { unset: ['hidden'], text: 'Sent' })).toContain(
    '<section id="b" class="c">Sent</section>',
  );
  expect(withElement('<input id="c"/>', 'c', { set: { value: 'x' } })).toBe('<input id="c" value="x"/>');
  expect(withElement(page, 'none', { text: 'x' })).toBe(page);
});

it('lets no text become markup, nor be read as a pattern', () => {
  const filled = withElement(page, 'b', { text: '</section><script>$& $1', set: { title: '"><b>' } });
  expect(filled).toContain('title="&quot;&gt;&lt;b&gt;">&lt;/section&gt;&lt;script&gt;$&amp; $1</section>');
});

it('leaves what somebody typed as it is, also where it reads like an attribute', () => {
  const typed = 'ann autofocus aria-invalid hidden bob@x.com';
  const filled = withElement(page, 'a', { set: { value: typed } });
  expect(
    withElement(filled, 'a', { set: { 'aria-invalid': 'true', autofocus: '' }, unset: ['hidden'] }),
  ).toContain(`<input type="hidden" id="a" value="${typed}" aria-invalid="true" autofocus="">`);
});

it('takes no longer for thousands of blanks than for as many letters', () => {
  const filled = (sign: string) => withElement(page, 'a', { set: { value: sign.repeat(60_000) } });
  const quickest = (filledBefore: string) =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const start = performance.now();
        withElement(filledBefore, 'a', { set: { 'aria-invalid': 'true', autofocus: '' } });
        return performance.now() - start;
      }),
    );
  expect(quickest(filled(' '))).toBeLessThan(50 * quickest(filled('x')));
});
