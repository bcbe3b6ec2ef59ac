import { escapeHtml } from '#config/escape-html.ts';

/**
 * Markup that the site has made for the server, with what stands between braces filled in, escaped. Once through it, so that braces
 * in the words are no places to fill; a name without a value stays.
 */
export const fillMarkup = (template: string, words: Readonly<Record<string, string | undefined>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => escapeHtml(words[name] ?? place));
