import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkFrontmatter from 'remark-frontmatter';

/** What articles are written in beside MDX: front matter, and tables. All of GitHub's Markdown would take a third longer to read. */
export const articleSyntax = [remarkFrontmatter, remarkTables];

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
