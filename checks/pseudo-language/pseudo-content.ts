import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { isMap, isPair, isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { sectionPattern } from '../../catalog/help-file.ts';
import { nodesIn } from '../../catalog/mdx/nodes-in.ts';
import { articleSyntax } from '../../catalog/mdx/article-syntax.ts';
import { pseudo } from './pseudo-text.ts';

/** Fields whose values are names: of places, pictures, people addressed, files, and words that are searched for, not read. */
const nameFields = new Set([
  'app',
  'audience',
  'audiences',
  'file',
  'id',
  'keywords',
  'only',
  'pages',
  'picture',
  'to',
]);
const frontMatterNameFields = new Set([
  'formerly',
  'keywords',
  'lastRevised',
  'picture',
  'related',
  'reviewBy',
]);

/** Words to search by. */
const vocabularies = /search\/(asked|pages|ranking|signals|stop-words|synonyms)\.yaml$/;
const vocabularyFields = new Set(['danger', 'threat', 'breakdown', 'alone', 'harmless', 'pairs', 'later']);

/** Attributes of elements in articles that are read. */
const readAttributes = new Set(['title', 'name', 'highlight', 'status']);

/** Turns every text of a language's folder into the pseudo-language. */
export function translateFolder(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (file.endsWith('.yaml')) rewrite(path, (source) => pseudoYaml(source, file));
    if (file.endsWith('.mdx')) rewrite(path, pseudoMdx);
  }
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** A file of words; `file` says whether they are read or searched for. */
export function pseudoYaml(source: string, file = '', names: ReadonlySet<string> = nameFields): string {
  if (vocabularies.test(file)) return source;
  const document = parseDocument(source);
  visitYaml(document, {
    Pair(_key, pair, path) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      const isVocabulary = file.endsWith('safety.yaml') && path.length <= 2 && vocabularyFields.has(key);
      // Of several words it is read, whatever its field is called.
      const isRead = isMap(pair.value) || (isScalar(pair.value) && String(pair.value.value).includes(' '));
      return (names.has(key) && !isRead) || isVocabulary ? visitYaml.SKIP : undefined;
    },
    Scalar(key, node, path) {
      if (typeof node.value !== 'string' || sectionPattern.test(node.value)) return;
      if (key !== 'key' || isStatus(path)) node.value = pseudo(node.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** In a drawn screen, the keys of `otherwise` are statuses as they are read. */
function isStatus(path: readonly unknown[]): boolean {
  return path
    .slice(0, -1)
    .some((node) => isPair(node) && isScalar(node.key) && node.key.value === 'otherwise');
}

const mdx = createProcessor({ remarkPlugins: articleSyntax });

/** An article: its front matter, the texts in it, and the attributes that people read. The rest stays to the letter. */
export function pseudoMdx(source: string): string {
  const changes: { from: number; to: number; text: string }[] = [];
  const change = (from: number, to: number, turn = pseudo) =>
    changes.push({ from, to, text: turn(source.slice(from, to)) });

  for (const node of nodesIn(mdx.parse(source))) {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    if (node.type === 'yaml')
      change(start.offset + '---\n'.length, end.offset - '\n---'.length, (yaml) =>
        pseudoYaml(yaml, '', frontMatterNameFields).trimEnd(),
      );
    if (node.type === 'text') change(start.offset, end.offset);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    const tag = /^<[^>]*>/.exec(source.slice(start.offset))?.[0] ?? '';
    for (const { 0: whole, 1: name, 2: value, index } of tag.matchAll(/(\w+)="([^"]*)"/g)) {
      const to = start.offset + index + whole.length - 1;
      if (readAttributes.has(name!) && !tag.startsWith('<Tool')) change(to - value!.length, to);
    }
  }
  return changes
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to), source);
}
