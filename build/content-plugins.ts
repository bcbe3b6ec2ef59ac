import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluginOption } from 'vite';
import { remarkArticle } from '../catalog/mdx/remark-article.ts';

/** Vite plugins that turn `content/**\/*.mdx` into modules with a component, typed front matter and sections. */
export function contentPlugins(): PluginOption[] {
  return [{ enforce: 'pre', ...mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, remarkArticle] }) }];
}
