import type { SiteData } from '#config/site-data-schema.ts';
import { fillMarkup } from '../http/fill-markup.ts';
import type { GivenVote } from './vote-token.ts';

/** What stands in place of a section's question once it is answered. All that is filled in is ours, or checked before. */
export function answerMarkup(
  { markup, texts }: SiteData['feedback'],
  vote: GivenVote,
  token: string,
): string {
  const { state, anchor, number, isKept } = vote;
  const said = isKept && state !== 'erased' ? texts.kept : texts[state === 'ask' ? 'thanks' : state];
  const form = state === 'sent' ? markup.thanks : markup[state];
  return fillMarkup(form, { anchor, number, token, said });
}

/** A page with an answer in place of its section's question; undefined where the page has no such question. */
export function withAnswer(page: string, anchor: string, markup: string): string | undefined {
  const asked = page.indexOf(`value="${anchor}" name="yes"`);
  const start = page.lastIndexOf('<fieldset', asked);
  const end = page.indexOf('</fieldset>', asked);
  if (asked < 0 || start < 0 || end < 0) return undefined;
  return page.slice(0, start) + markup + page.slice(end + '</fieldset>'.length);
}
