/**
 * Help articles by the thousand, to measure what grows with their number. They are made of the sentences of the real ones, in
 * which invented words stand for some of theirs, so that the vocabulary grows as it does in real text: with the square root
 * of its length (Heaps' law, at the rate of the real articles). In categories. The same every time, and an article is the same
 * however many come after it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const audiences = /** @type {const} */ (['drive', 'host']);
const wordsInArticle = 1000;
const sectionsInArticle = 7;
const articlesInCategory = 50;
/** How often a word that says something is an invented one. */
const inventedShare = 0.2;
/** … and that one is of the article's own subject. */
const subjectShare = 0.5;

const verbs =
  'add adjust arrange assign attach change check choose compare confirm correct find keep manage move open order plan read remove renew replace report request return review save send share start'.split(
    ' ',
  );
const questions = [
  (/** @type {Phrase} */ { verb, thing }) => `How do I ${verb} the ${thing}?`,
  (/** @type {Phrase} */ { verb, thing }) => `When can I ${verb} the ${thing}?`,
  (/** @type {Phrase} */ { verb, thing }) => `Who may ${verb} the ${thing}?`,
  (/** @type {Phrase} */ { verb, thing }) => `Why can't I ${verb} the ${thing}?`,
  (/** @type {Phrase} */ { verb, thing }) => `What does it cost to ${verb} the ${thing}?`,
];
const pictures = ['car', 'map', 'card', 'calendar', 'wrench', 'account', 'people', 'receipt', 'camera'];
const screens = /** @type {const} */ ({
  drive: '<AppScreen app="drive" name="Search Rentals" highlight="Reserve" />',
  host: '<AppScreen app="host" name="Price Plans" highlight="Price per hour" />',
});

/**
 * @typedef {{ verb: string, thing: string }} Phrase
 * @typedef {{ audience: 'drive' | 'host', name: string, anchor: string, title: string }} Place a section that can be linked to
 * @typedef {{ sentences: string[], steps: string[], words: string[], places: Place[], pages: Record<string, number> }} Real
 */

/**
 * Adds generated articles of about 1,000 words to the help of a copy of the repository, drivers' and hosts' in turn, until it
 * has `count` articles with the real ones.
 *
 * @param {string} folder the root of the copy
 * @param {number} count of all articles, the real ones among them
 * @returns {string[]} the files written, from the root of the copy
 * @throws Error where there are more real ones than that
 */
export function writeArticles(folder, count) {
  const help = join(folder, 'content/en/help');
  const real = readReal(help);
  const realCount = audiences.reduce((sum, audience) => sum + (real.pages[audience] ?? 0), 0);
  if (!(count >= realCount)) throw new Error(`${count} articles are too few: ${realCount} are real ones.`);
  const write = articleWriter(real);
  const written = Array.from({ length: count - realCount }, (_, index) => {
    const { audience, name, text } = write(index);
    mkdirSync(join(help, audience), { recursive: true });
    writeFileSync(join(help, audience, `${name}.mdx`), text);
    return `content/en/help/${audience}/${name}.mdx`;
  });
  writeCategories(folder);
  return written;
}

/** Gives every article of the copy a category, by its place. */
function writeCategories(/** @type {string} */ folder) {
  const help = join(folder, 'content/en/help');
  const lists = audiences.map((audience) => {
    const names = new Set();
    for (const name of readdirSync(join(help, audience)).filter((file) => file.endsWith('.mdx'))) {
      const file = join(help, audience, name);
      const text = readFileSync(file, 'utf8');
      const place = Number(/^order: (\d+)$/m.exec(text)?.[1]);
      const category = `Category${Math.ceil(place / articlesInCategory)}`;
      names.add(category);
      writeFileSync(file, text.replace(/^order: /m, `category: ${category}\norder: `));
    }
    const entries = [...names].sort().map((name) => {
      const description = `What people who ${audience} ask of ${name}, with the steps to take, on one page.`;
      return `  - { name: ${name}, title: ${name}, description: "${description}", picture: map }`;
    });
    return `${audience}:\n${entries.join('\n')}\n`;
  });
  writeFileSync(join(folder, 'content/en/categories.yaml'), lists.join(''));
}

/** @param {string} help @returns {Real} what generated articles are made of */
function readReal(help) {
  /** @type {Real} */
  const real = { sentences: [], steps: [], words: [], places: [], pages: {} };
  for (const audience of audiences) {
    const files = readdirSync(join(help, audience)).filter((file) => file.endsWith('.mdx'));
    real.pages[audience] = files.length;
    for (const file of files.sort()) {
      const [, , ...parts] = readFileSync(join(help, audience, file), 'utf8').split(/^---$/m);
      const body = parts.join('');
      real.words.push(...(body.toLowerCase().match(/[a-z']+/g) ?? []));
      for (const [, title = '', anchor = ''] of body.matchAll(/^## (.*) \{\/\* #(\w+) \*\/\}$/gm))
        real.places.push({ audience, name: file.slice(0, -'.mdx'.length), anchor, title });
      for (const line of body.split('\n')) {
        const isStep = /^\d+\. /.test(line);
        const plain = line.replace(/^(?:\d+\.|-) /, '').replace(/\[([^[\]]+)\]\([^)]*\)/g, '$1');
        if (!/^\*?\*?[A-Z]/.test(plain) || /<|\{/.test(plain)) continue;
        for (const sentence of plain.split(/(?<=[.?]) (?=[A-Z])/)) {
          const length = sentence.split(' ').length;
          // What the build fills in may be empty, and a bold text that was cut in two is no text.
          const isWhole = sentence.endsWith('.') && (sentence.split('**').length & 1) === 1;
          const hasValue = /\[\[(?!(?:driveApp|hostApp|brand)\]\])/.test(sentence);
          if (!isWhole || hasValue || length < 4 || length > 30) continue;
          if (isStep && length <= 16) real.steps.push(sentence);
          else if (!isStep && length >= 6) real.sentences.push(sentence);
        }
      }
    }
  }
  return real;
}

/** @param {Real} real */
function articleWriter(real) {
  const random = seeded(17);
  const language = vocabulary(real.words, random);
  const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(random() * list.length)];
  /** Where links can lead: to articles before. */
  const places = [...real.places];
  const placed = { ...real.pages };
  const taken = new Set(real.places.flatMap(({ name, title }) => [name, title]));

  /** @returns {Phrase & { name: string }} what nothing before was called */
  function newPhrase(/** @type {string[]} */ subject) {
    for (;;) {
      const verb = pick(verbs);
      const thing = `${pick(subject)} ${language.word()}`;
      const name = pascalCase(`${verb} ${thing}`);
      if (taken.has(name) || thing.length > 34) continue;
      taken.add(name);
      return { verb, thing, name };
    }
  }

  return (/** @type {number} */ index) => {
    const audience = audiences[index % 2] ?? 'drive';
    const subject = Array.from({ length: 8 }, () => language.word());
    const page = newPhrase(subject);
    const sections = Array.from({ length: sectionsInArticle }, () => newPhrase(subject));
    /** A real sentence with some words of this article's. */
    const say = (/** @type {string[]} */ list) => {
      const text = String(pick(list)).replace(/(?<![\w[*’'])[a-z]{5,}(?![\w\]*’'])/g, (word) => {
        if (random() > inventedShare) return word;
        return random() < subjectShare ? pick(subject) : language.word();
      });
      language.count(text);
      return text;
    };
    const paragraph = (count = 2) => Array.from({ length: count }, () => say(real.sentences)).join(' ');
    const steps = () => Array.from({ length: 4 }, (_, at) => `${at + 1}. ${say(real.steps)}`).join('\n');
    const linkTo = (/** @type {Place} */ to) =>
      `[${to.title.toLowerCase().replace(/[[\]*]/g, '')}](/faqs/${to.audience}/${to.name}#${to.anchor})`;

    const texts = sections.map(({ verb, thing, name }, at) => {
      const blocks = [`## ${capital(verb)} the ${thing} {/* #${name} */}`, paragraph()];
      if (at % 2 === 0) blocks.push(steps());
      else
        blocks.push(
          `- **${capital(thing)}:** ${paragraph(1)}\n- **If you can't ${verb} it:** ${paragraph(1)}`,
        );
      if (at === 1)
        blocks.push(`<Callout kind="warning" title="Before you ${verb} it">\n${paragraph(1)}\n</Callout>`);
      if (at === 2 && index % 3 === 0) blocks.push(screens[audience]);
      if (at === 4)
        blocks.push(
          `| You see | It means |\n|---|---|\n| ${pick(subject)} | ${say(real.steps)} |\n| ${pick(subject)} | ${say(real.steps)} |`,
        );
      const other = sections[(at + 2) % sections.length];
      if (other) blocks.push(`${paragraph(1)} See also [how to ${other.verb} it](#${other.name}).`);
      if (at % 2 === 1) blocks.push(`${paragraph(1)} If that is not it, read ${linkTo(pick(places))}.`);
      return blocks;
    });
    // Sections are filled up in turn, so that they are about as long.
    for (let at = 0; countWords(texts) < wordsInArticle; at = (at + 1) % texts.length)
      texts[at]?.push(paragraph());

    const order = (placed[audience] = (placed[audience] ?? 0) + 1);
    const front = [
      `title: ${capital(page.verb)} your ${page.thing}`,
      `description: Learn how to ${page.verb} your ${page.thing}, what to do when it fails, and whom to ask about ${pick(subject)}.`,
      `order: ${order}`,
      `picture: ${pick(pictures)}`,
      'lastRevised: 2026-11-22',
      'reviewBy: 2027-02-18',
      'sections:',
      ...sections.flatMap((section, at) => {
        const to = pick(places);
        const next = sections[(at + 1) % sections.length];
        const related = at % 2 === 0 ? next?.name : `${to.audience}/${to.name}#${to.anchor}`;
        return [
          `  ${section.name}:`,
          `    question: ${pick(questions)(section)}`,
          `    keywords: [${pick(subject)}, ${pick(subject)} ${pick(verbs)}, ${language.word()}]`,
          '    screens: []',
          `    related: [${related}]`,
        ];
      }),
    ];
    for (const { verb, thing, name } of sections)
      places.push({ audience, name: page.name, anchor: name, title: `${capital(verb)} the ${thing}` });
    const text = `---\n${front.join('\n')}\n---\n\n${texts.map((blocks) => blocks.join('\n\n')).join('\n\n')}\n`;
    return { audience, name: page.name, text };
  };
}

/**
 * Words that nobody knows. A new one comes when the text has grown enough for it, the older ones come the more often (Zipf's
 * law).
 *
 * @param {string[]} realWords all words of the real articles, in their order
 * @param {() => number} random
 */
function vocabulary(realWords, random) {
  const known = new Set(realWords);
  const rate = known.size / Math.sqrt(realWords.length);
  /** @type {string[]} */
  const invented = [];
  let total = realWords.length;
  const pick = (/** @type {string} */ list) => {
    const parts = list.split(' ');
    return parts[Math.floor(random() * parts.length)] ?? '';
  };
  function invent() {
    for (;;) {
      const syllables = Array.from(
        { length: 1 + Math.ceil(random() * 2) },
        () => pick('b br c d dr f g h j k l m n p pl qu r s st t tr v w z') + pick('a e i o u ai ea oo'),
      );
      const word =
        syllables.join('') + pick('b d g k l m n p r t v x nd rt st ck') + pick(' ing s er ment al');
      if (known.has(word)) continue;
      known.add(word);
      return word;
    }
  }
  return {
    /** Tells that so much has been written. */
    count(/** @type {string} */ text) {
      total += text.split(' ').length;
    },
    /** @returns {string} */
    word() {
      if (invented.length < 20 || known.size < rate * Math.sqrt(total)) {
        const word = invent();
        invented.push(word);
        return word;
      }
      return invented[Math.floor(invented.length ** random()) - 1] ?? '';
    },
  };
}

/** The same numbers from 0 to 1 every time: mulberry32. */
function seeded(/** @type {number} */ seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const countWords = (/** @type {string[][]} */ texts) =>
  texts.flat().reduce((sum, block) => sum + (block.match(/[\p{L}\d’']+/gu)?.length ?? 0), 0);

const capital = (/** @type {string} */ text) => text.slice(0, 1).toUpperCase() + text.slice(1);

const pascalCase = (/** @type {string} */ text) => text.split(' ').map(capital).join('');
