import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesNamed, read, root } from '../repository.ts';

const specification = 'docs/specification.md';

/** What cites and is read by people: code, words, documents. Tests cite what does not exist, too, on purpose. */
const sources = [...filesNamed(/\.(tsx?|m?js|css|mdx?|yaml|json)$/), 'README.md', 'vite.config.ts'].filter(
  (file) => !/\.test\.\w+$/.test(file) && file !== 'fakes/stripe/openapi.json',
);
const documents = sources.filter((file) => file.endsWith('.md'));

/** The sections and points of the specification: `## 4. States`, `### 4.1 Reservation`, `| **8.1** |`. */
const points = [...read(specification).matchAll(/^#{2,3} (\d+(?:\.\d+)?)\b|\*\*(\d+\.\d+)\*\*/gm)].map(
  ([, heading, row]) => (heading ?? row)!,
);

describe('the specification', () => {
  test('numbers its sections 1 to 10, and the points of each from 1, without a gap', () => {
    const sections = points.filter((point) => !point.includes('.'));
    expect(sections).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}`));
    for (const section of sections) {
      const own = points.filter((point) => point.startsWith(`${section}.`));
      expect(own, section).toEqual(own.map((_, index) => `${section}.${index + 1}`));
      expect(own, section).not.toEqual([]);
    }
  });

  test('refers to points that it has', () => {
    const cited = found([specification], /(?:\(|section |by |of )(\d+\.\d+)\b(?! %)/g);
    expect(cited.length).toBeGreaterThan(10);
    expect(missing(cited)).toEqual([]);
  });

  test('has every section and point that is cited: "spec 4", "Spec 1, 5.2 and 9", "spec 3-6"', () => {
    const cited = found(sources, /\bspec(?:ification)? (\d[\d.]*(?:(?:, ?| and |-)\d[\d.]*)*)/gi);
    expect(cited.length).toBeGreaterThan(200);
    expect(missing(cited)).toEqual([]);
  });

  test('is cited in that form alone, which can be looked for', () => {
    const odd = /\bspec(?:ification)?(?:'s|,)? ?(?:§|#|no\.|section|chapter|point) ?\d|§ ?\d|\bspec\d/gi;
    expect(found(sources, odd).map(({ at, text }) => `${at}  ${text}`)).toEqual([]);
  });
});

describe('documents and comments lead to what they name', () => {
  test('links between documents, and the headings that they name', () => {
    const links = found(documents, /\]\((?!\w+:|\/)([^)\s]+)\)/g);
    const broken = links.filter(({ file, cited }) => {
      const [path = '', heading] = cited.split('#');
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(join(root, target)) || (heading && !fragmentsOf(target).includes(heading));
    });
    expect(broken.map(({ at, cited }) => `${at}  ${cited}`)).toEqual([]);
  });

  test('terms of the glossary, in their order', () => {
    const rows = found(['docs/glossary.md'], /^\| (?!Term|-)(.*)$/g).map(({ cited }) => cited);
    expect(
      rows.filter((row) => !/^\[[^\]]+\]\([^)]+\) \| \S/.test(row)),
      'link, then meaning',
    ).toEqual([]);
    const terms = rows.map((row) => row.split(']')[0]!);
    expect(terms).toEqual([...new Set(terms)].sort());
  });

  test('files and folders: `site/paths.ts`; what somebody will make is written with braces, `site/{name}.ts`', () => {
    const rooms =
      'build|catalog|checks|config|content|deploy|docs|e2e|fakes|gateway|public|rules|scripts|search|site';
    const named = found(sources, new RegExp(`\`((?:${rooms})/[\\w@()+./-]*)\``, 'g'));
    const gone = named.filter(({ cited }) => !existsSync(join(root, cited)));
    expect(gone.map(({ at, cited }) => `${at}  ${cited}`)).toEqual([]);
  });
});

test.each(filesNamed(/^\d{4}-[\w-]+\.md$/))('%s says its number, and since when it holds', (file) => {
  const number = Number(/(\d{4})-/.exec(file)![1]);
  const [title, empty, status] = read(file).split('\n');
  expect(title).toMatch(new RegExp(`^# ${number}\\. \\S`));
  expect(empty).toBe('');
  expect(status).toMatch(/^Accepted, \d{4}-\d\d-\d\d[.;]/);
});

/** What links to the headings of a document, as its readers make it: "What to do?" is `what-to-do`. */
function fragmentsOf(document: string): string[] {
  return found([document], /^#+ (.*)$/g).map(({ cited }) =>
    cited
      .toLowerCase()
      .replace(/[^\p{L}\d_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

interface Found {
  file: string;
  /** `file:line`. */
  at: string;
  /** The whole match, and the part that says what is meant. */
  text: string;
  cited: string;
}

function found(files: string[], pattern: RegExp): Found[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map(([text, cited = text]) => ({
          file,
          at: `${file}:${index + 1}`,
          text,
          cited,
        })),
      ),
  );
}

/** The citations of points that do not exist; a range cites each section in it. */
function missing(citations: Found[]): string[] {
  return citations
    .filter(({ cited }) => !pointsOf(cited).every((point) => points.includes(point)))
    .map(({ at, text }) => `${at}  ${text}: not in ${specification}`);
}

function pointsOf(cited: string): string[] {
  return cited.split(/, ?| and /).flatMap((part) => {
    const [first = '', last = first] = part.replace(/\.$/, '').split('-');
    if (first.includes('.') || last === first) return [first];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${Number(first) + index}`);
  });
}
