import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamed, read } from '../repository.ts';

const sheets = filesNamed(/\.css$/).filter((file) => file !== 'site/styles/layers.css');
const layers = /@layer ([\w, ]+);/.exec(read('site/styles/layers.css'))![1]!.split(', ');

test.each(sheets)(
  '%s is in a layer: what stands outside beats every layer, in the order of loading',
  (file) => {
    const text = withoutComments(read(file));
    expect(topLevelRules(text).map((rule) => rule.replace(/^@layer (\w+)$/, '$1'))).toSatisfy(
      (names: string[]) => names.length > 0 && names.every((name) => layers.includes(name)),
      `only @layer with one of: ${layers.join(', ')}`,
    );
  },
);

test('style modules name no ids: the build would rename them, and only there', () => {
  const modules = sheets.filter((file) => file.endsWith('.module.css'));
  const selector = /^(?!\s*--)[^:;{}]*(?<!\w)#[a-z][\w-]*[^;{}]*\{/im;
  const wrong = modules.map((file) => ({
    file,
    found: selector.exec(withoutComments(read(file)))?.[0].trim(),
  }));
  expect(wrong.filter(({ found }) => found)).toEqual([]);
});

test('style modules say start and end, not left and right: other languages begin on the other side', () => {
  const physical =
    /^\s*(?:(?:margin|padding|border)-(?:left|right)\b|left:|right:|float: (?:left|right)|text-align: (?:left|right))/m;
  const wrong = sheets.map((file) => ({
    file,
    found: physical.exec(withoutComments(read(file)))?.[0].trim(),
  }));
  expect(wrong.filter(({ found }) => found)).toEqual([]);
});

test('no style asks in `:has()` what is empty, nor more than the line in `text-decoration`: Safari does neither', () => {
  const unseen = /:has\([^{};]*:empty|text-decoration: *[\w-]+ [^;]*/;
  const wrong = sheets.map((file) => ({ file, found: unseen.exec(withoutComments(read(file)))?.[0] }));
  expect(wrong.filter(({ found }) => found)).toEqual([]);
});

test('no style asks `:root` or the body what it has, but behind an attribute that is seldom there: each change in a page would have all of it searched', () => {
  const always = /(?:^|[\s,(])(?::root|html|body)[\w:()-]*:has\(/;
  const wrong = sheets.map((file) => ({ file, found: always.exec(withoutComments(read(file)))?.[0].trim() }));
  expect(wrong.filter(({ found }) => found)).toEqual([]);
});

test('`text-wrap: pretty` is for Chromium alone: WebKit crashes on some paragraphs where text is large', () => {
  const chromiumOnly = /@supports \(interpolate-size: allow-keywords\) \{\s*[^{}]*\{[^{}]*\}\s*\}/g;
  const outside = sheets.filter((file) =>
    withoutComments(read(file)).replace(chromiumOnly, '').includes('pretty'),
  );
  expect(outside).toEqual([]);
});

test('every custom property that a style asks for is defined: the browser would leave the line out, unseen', () => {
  const texts = [...sheets, ...filesNamed(/\.tsx?$/).filter((file) => file.startsWith('site/'))].map(
    (file) => ({
      file,
      text: withoutComments(read(file)),
    }),
  );
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
  // In a sheet, in a style of React, or by a script.
  const defined = new Set(
    texts.flatMap(({ text }) => namesIn(text, /(?<![\w(-])(--[\w-]+)(?=['"]?\]?\s*[:,])/g)),
  );
  // With a comma comes what counts without it.
  const asked = texts.flatMap(({ file, text }) =>
    namesIn(text, /\bvar\(\s*(--[\w-]+)\s*\)/g).map((name) => ({ file, name })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ name }) => !defined.has(name))).toEqual([]);
});

test('every class of a style module is used where the module is imported', () => {
  const views = filesNamed(/\.tsx?$/).map(read);
  const lost = sheets
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const users = views.filter((text) => text.includes(basename(file))).join('\n');
      // styles[`${coat}Line`] uses whatever ends like that.
      const composed = [...users.matchAll(/styles\[`([^`]+)`\]/g)].map(
        ([, name]) => new RegExp(`^${name!.replace(/\$\{[^}]+\}/g, '\\w+')}$`),
      );
      const classes = withoutComments(read(file)).matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi);
      return [...new Set([...classes].map(([, name]) => name!))]
        .filter(
          (name) => !new RegExp(`\\b${name}\\b`).test(users) && !composed.some((each) => each.test(name)),
        )
        .map((name) => `${file} .${name}`);
    });
  expect(lost).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** What stands before each outermost brace. */
function topLevelRules(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '{' && depth++ === 0) rules.push(text.slice(start, index).trim());
    if (character === '}' && --depth === 0) start = index + 1;
  }
  return rules;
}
