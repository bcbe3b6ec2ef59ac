import type { Element, Root } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { Catalog } from '#catalog/catalog.ts';
import type { HelpPage } from '#catalog/help.ts';
import { findTool } from '#catalog/tools.ts';
import { ArticleText } from '../article/article-text.tsx';
import { InLanguage } from '#site/catalog-context.tsx';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';

/** A help page as plain Markdown, made from what the page shows, so that tables from the rules are in it. */
export function articleMarkdown(catalog: Catalog, page: HelpPage): string {
  const { language, ui } = catalog;
  const { title, description, lastRevised } = page.frontMatter;
  const article = (
    <InLanguage language={language}>
      <ArticleText Text={page.Text} />
    </InLanguage>
  );
  const text = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => linkTools(catalog))
    .use(() => describePictures)
    .use(() => quoteRemarks)
    .use(() => absoluteLinks(page))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-' })
    .processSync(renderToStaticMarkup(article));
  return `# ${title}\n\n${description}\n\n${ui.lastRevised}: ${lastRevised}\n\n${String(text)}`;
}

/** A tool becomes a link to its own page: its fields, and what stands in for them without JavaScript, have no meaning here. */
const linkTools = (catalog: Catalog) => (tree: Root) => {
  visit(tree, 'element', (node: Element, index, parent) => {
    const { dataTool } = node.properties;
    if (node.tagName === 'noscript' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (typeof dataTool !== 'string') return CONTINUE;
    node.tagName = 'p';
    node.properties = {};
    node.children = [
      {
        type: 'element',
        tagName: 'a',
        properties: { href: paths.tool(dataTool) },
        children: [{ type: 'text', value: findTool(catalog, dataTool).title }],
      },
    ];
    return SKIP;
  });
};

/** Drawn screens become their description; links to copy have no meaning here. */
function describePictures(tree: Root): void {
  visit(tree, 'element', (node: Element, index, parent) => {
    const { role, ariaLabel, dataCopy } = node.properties;
    if (role === 'img') {
      node.tagName = 'p';
      node.properties = {};
      node.children = [{ type: 'text', value: `(${String(ariaLabel)})` }];
    }
    if (dataCopy && parent && index !== undefined) parent.children.splice(index, 1);
  });
}

/** A remark that must not be missed stands out as a quotation under its title. */
function quoteRemarks(tree: Root): void {
  visit(tree, 'element', (node: Element) => {
    if (node.properties.role !== 'note') return;
    node.tagName = 'blockquote';
    const [title] = node.children;
    if (title?.type !== 'element') return;
    title.children = [{ type: 'element', tagName: 'strong', properties: {}, children: title.children }];
  });
}

const absoluteLinks = (page: HelpPage) => (tree: Root) => {
  visit(tree, 'element', (node: Element) => {
    const { href } = node.properties;
    if (typeof href !== 'string' || /^[a-z]+:/.test(href)) return;
    node.properties.href = absolute(
      href.startsWith('#') ? paths.help(page.audience, page.name) + href : href,
    );
  });
};
