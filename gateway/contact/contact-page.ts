import { contactFields, contactIds } from '#config/contact-page.ts';
import type { FormFields } from '../http/form-body.ts';
import type { erasedNumbers } from '../privacy/lately-erased.ts';
import type { OwnPages } from '../site/site-routes.ts';
import { withElement } from '../site/with-element.ts';
import type { Tokens } from '../tokens.ts';
import { formToken, readSent, type SentMessage } from './contact-tokens.ts';
import type { FieldErrors } from './read-message.ts';

/** What is filled into the form. */
export interface FilledForm {
  /** {@link formToken} */
  token: string;
  /** What was typed before; of an address alone the topic. */
  fields?: FormFields;
  /** What is wrong, by field and, as `form`, with the whole. */
  errors?: FieldErrors & { form?: string };
}

/** The contact page with its form filled in. */
export function filledPage(page: string, { token, fields = {}, errors = {} }: FilledForm): string {
  const { topic = '', replyTo, text } = fields;
  let filled = withElement(page, contactIds.token, { set: { value: token } });
  if (isTopic(page, topic)) {
    const chosen = { 'data-chosen': '' };
    filled = withElement(filled, contactIds.option(topic), { set: { selected: '' } });
    filled = withElement(filled, contactIds.topics, { set: chosen });
    filled = withElement(filled, contactIds.topic(topic), { set: { ...chosen, open: '' } });
  }
  if (replyTo) filled = withElement(filled, 'replyTo', { set: { value: replyTo } });
  // The first line break in it is the browser's.
  if (text) filled = withElement(filled, 'text', { text: `\n${text}` });
  for (const field of contactFields) {
    const error = errors[field];
    if (!error) continue;
    filled = withElement(filled, field, { set: { 'aria-invalid': 'true' } });
    filled = withElement(filled, contactIds.error(field), { text: error });
  }
  const form = contactIds.error('form');
  if (errors.form) filled = withElement(filled, form, { text: errors.form });
  // Where the browser goes, also past the topics above the form.
  const first = contactFields.find((field) => errors[field]) ?? (errors.form && form);
  return first ? withElement(filled, first, { set: { autofocus: '' } }) : filled;
}

/** Ids are in the page's own markup: what stands in an address becomes part of no pattern before it is known. */
const isTopic = (page: string, topic: string) =>
  /^[a-z]+$/.test(topic) && page.includes(`id="${contactIds.option(topic)}"`);

/** The contact page after a message was sent. */
function sentPage(page: string, { number, said }: SentMessage): string {
  let filled = withElement(page, contactIds.ask, { set: { hidden: '' } });
  filled = withElement(filled, contactIds.sent, { unset: ['hidden'] });
  filled = withElement(filled, contactIds.number, { text: number });
  filled = withElement(filled, contactIds.said[said], { unset: ['hidden'] });
  return withElement(filled, contactIds.erase, { set: { value: number } });
}

/**
 * The contact page for whoever opens it: the form with a fresh token and the topic that the address names; after a message was sent
 * the thanks, and once that message was erased, a sentence that says so.
 */
export function contactPages(
  address: string,
  tokens: Tokens,
  erased: Pick<ReturnType<typeof erasedNumbers>, 'has'>,
): OwnPages {
  return {
    wants: (path) => path === address,
    isOutcome: (query) => query.includes('sent='),
    async fill(_path, query, page) {
      const asked = new URLSearchParams(query);
      const message = await readSent(tokens, asked.get('sent') ?? '');
      const isErased = message && (await erased.has(message.number));
      if (message && !isErased) return sentPage(page, message);
      const fields = { topic: asked.get('topic') ?? '' };
      const filled = filledPage(page, { token: await formToken(tokens), fields });
      return isErased ? withElement(filled, contactIds.erased, { unset: ['hidden'] }) : filled;
    },
  };
}
