import { describe, expect, test } from 'vitest';
import { message, pluralMessage } from './message-schema.ts';

const errorOf = (schema: ReturnType<typeof message> | ReturnType<typeof pluralMessage>, source: string) =>
  schema.safeParse(source).error?.issues.map(({ message }) => message);

describe('a message', () => {
  test('keeps its names, and its apostrophes', () => {
    expect(message('until').parse(" You can't, until {until}. ")).toBe("You can't, until {until}.");
  });

  test('says which name nobody fills in, and which are known', () => {
    expect(errorOf(message('until', 'fee'), 'Until {util}.')).toEqual([
      '"{util}" cannot be filled in; known here: {until}, {fee}',
    ]);
    expect(errorOf(message(), 'Until {until}.')).toEqual([
      '"{until}" cannot be filled in; known here: nothing',
    ]);
  });

  test.each(['Until {until', "A '{' brace", '{until, date}', '{until, plural, other {#}}', ''])(
    'refuses "%s"',
    (source) => expect(errorOf(message('until'), source)).toHaveLength(1),
  );
});

describe('a message that depends on a number', () => {
  test('becomes a whole sentence for each plural category', () => {
    const source = 'There {count, plural, one {is # answer} other {are # answers}} for “{query}”';
    expect(pluralMessage('query').parse(source)).toEqual({
      one: 'There is {count} answer for “{query}”',
      other: 'There are {count} answers for “{query}”',
    });
  });

  test('may be the same for every number', () => {
    expect(pluralMessage().parse('Show all {count}')).toEqual({ other: 'Show all {count}' });
  });

  test.each([
    ['{n, plural, other {#}}', '"n" is not the number here; write {count, plural, …}'],
    ['{count, plural, one {#}}', 'a plural needs the form "other {…}"'],
    ['{count, plural, other {# of {all}}}', '"{all}" cannot be filled in; known here: {count}'],
  ])('refuses %s', (source, said) => expect(errorOf(pluralMessage(), source)).toEqual([said]));

  test.each([
    '{count, plural, single {#} other {#}}',
    '{count, plural, =0 {none} other {#}}',
    '{count, selectordinal, other {#}}',
  ])('refuses %s', (source) => expect(errorOf(pluralMessage(), source)).toHaveLength(1));
});
