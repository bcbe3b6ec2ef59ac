/** Whether a page is asked for as the apps show it in a web view, without header and footer. */
export function asksForAppView(query: string): boolean {
  return query !== '' && new URLSearchParams(query).get('view') === 'app';
}

/**
 * A page as the apps show it in a web view (`?view=app`): marked, so that header and footer are never seen, not even for
 * a moment, and with links and forms that keep the view.
 *
 * @throws Error where the page has no `<html>` element to mark
 */
export function appViewOf(html: string): string {
  if (!html.includes('<html ')) throw new Error('The page has no <html> element with attributes to mark');
  return keepLinks(html.replace('<html ', '<html data-view="app" ')).replaceAll(
    '</form>',
    '<input type="hidden" name="view" value="app"></form>',
  );
}

/** A part of a page, whose links keep the view. */
export const keepLinks = (html: string): string => html.replace(/<a [^>]*>/g, keepLink);

/** A link within the site keeps the view, and its window, since a web view has but one; a link that leaves it says so. */
function keepLink(tag: string): string {
  const address = /\shref="([^"]*)"/.exec(tag)?.[1] ?? '';
  if (/^(?:https?|tel|mailto):/.test(address)) return asExternal(tag);
  const [, path, query = '', fragment = ''] = /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (path === undefined || /\.\w+$/.test(path)) return tag;
  const kept = `${path}${query ? `${query}&amp;` : '?'}view=app${fragment}`;
  // A "$&" in an address is part of it.
  return tag.replace(`href="${address}"`, () => `href="${kept}"`).replace(' target="_blank"', '');
}

function asExternal(tag: string): string {
  if (/\srel="/.test(tag)) return tag.replace(/\srel="/, ' rel="external ');
  return tag.replace('<a ', '<a rel="external" ');
}
