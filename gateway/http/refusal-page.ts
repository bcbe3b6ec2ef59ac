import { escapeHtml } from '#config/escape-html.ts';
import { sentencesIn } from '#search/sentences.ts';
import { fillMarkup } from './fill-markup.ts';

const mainPart = /(<main\b[^>]*>).*(?=<\/main>)/s;

/** What stands in place of what somebody asked for. */
export interface Refusal {
  /** One sentence or two, of which the first is the heading. Ours, never a client's. */
  message: string;
  /** The way on: an address of ours, and what its link says. */
  href: string;
  label: string;
}

/**
 * A published page that says something else: its title and all that is in its main part are replaced.
 *
 * @param template the markup of what it says, as the site has made it
 * @returns undefined where the page has no main part
 */
export function refusalPage(
  page: string,
  template: string,
  { message, href, label }: Refusal,
): string | undefined {
  if (!mainPart.test(page)) return undefined;
  const [title = ''] = sentencesIn(message);
  const text = message.slice(title.length).trimStart();
  const markup = fillMarkup(template, { title, text, href, label });
  return page
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)}`)
    .replace(mainPart, (_all, main: string) => main + markup);
}
