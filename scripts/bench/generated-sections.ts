import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { SearchDocument } from '../../search/types.ts';
import { root } from '../bootstrap/root.mjs';
import { writeArticles } from './generated-articles.mjs';

/**
 * The documents of a search among so many articles: the real ones, and the sections of generated articles, read from their
 * Markdown by a rule of thumb, since to compile them takes longer than all that is measured.
 */
export function withGeneratedSections(real: readonly SearchDocument[], articles: number): SearchDocument[] {
  const folder = mkdtempSync(join(tmpdir(), 'sections-'));
  try {
    cpSync(join(root, 'content/en'), join(folder, 'content/en'), { recursive: true });
    const made = writeArticles(folder, articles)
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => sectionsOf(join(folder, file)));
    const help = [...real.filter(({ kind }) => kind === 'help'), ...made];
    const of = (audience: string) => help.filter((document) => document.audience === audience);
    return [...of('drive'), ...of('host'), ...real.filter(({ kind }) => kind !== 'help')];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function sectionsOf(file: string): SearchDocument[] {
  const [, front = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m);
  const audience = basename(dirname(file)) as 'drive' | 'host';
  const pageTitle = /^title: (.*)$/m.exec(front)![1]!;
  const sections = body.join('---').split(/^## /m).slice(1);
  return sections.map((section) => {
    const [, title, anchor, text] = /^(.*) \{\/\* #(\w+) \*\/\}\n([^]*)$/.exec(section)!;
    const said = front.slice(front.indexOf(`\n  ${anchor!}:\n`));
    return {
      kind: 'help',
      url: `/faqs/${audience}/${basename(file, '.mdx')}#${anchor!}`,
      audience,
      pageTitle,
      title: title!,
      question: /question: (.*)/.exec(said)![1]!,
      keywords: /keywords: \[(.*)\]/.exec(said)![1]!.split(', '),
      asked: [],
      text: plainText(text!),
    };
  });
}

const plainText = (markdown: string) =>
  markdown
    .replace(/<[^>]*>/g, '')
    .replace(/\[\[(\w+)\]\]/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\d+\. |^- |[*|]|---/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
