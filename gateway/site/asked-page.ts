import { escapeHtml } from '#config/escape-html.ts';

/**
 * The published search page with what was asked in its own form, and no answers: where JavaScript runs, the browser searches;
 * where not, nobody types the question again.
 */
export function askedPage(page: string, query: string, audience: string): string {
  const start = page.indexOf('data-search="page"');
  const end = page.indexOf('</form>', start);
  if (start < 0 || end < 0) return page;
  const form = page
    .slice(start, end)
    .replace(
      /(<input[^>]*\bname="q"[^>]*?\bvalue=")"/,
      (_all, before: string) => `${before}${escapeHtml(query)}"`,
    )
    .replace(' autofocus=""', query ? '' : ' autofocus=""');
  return page.slice(0, start) + chosen(form, audience) + page.slice(end);
}

function chosen(form: string, audience: string): string {
  const choice = `name="audience" value="${audience}"`;
  if (!form.includes(choice)) return form;
  return form
    .replace('name="audience" checked=""', 'name="audience"')
    .replace(choice, `name="audience" checked="" value="${audience}"`);
}
