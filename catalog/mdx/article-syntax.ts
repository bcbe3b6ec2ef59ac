import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkFrontmatter from 'remark-frontmatter';
import { readQuickly } from './quick-reader.ts';

/** What articles are written in beside MDX: front matter, and tables. All of GitHub's Markdown would take a third longer to read. */
export const thoroughSyntax = [remarkFrontmatter, remarkTables];

/** The same, read as fast as can be. */
export const articleSyntax = [...thoroughSyntax, readQuickly];

/** What a plugin may add to, of what reads the text. */
interface Reader {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

function remarkTables(this: { data(): object }): void {
  const reader: Reader = this.data();
  (reader.micromarkExtensions ??= []).push(gfmTable());
  (reader.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}
