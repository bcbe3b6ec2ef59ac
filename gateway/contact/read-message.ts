import { type ContactField, contactLimits } from '#config/contact-page.ts';
import { writingOf } from '#config/languages.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { validateEmail } from '#rules/contact.ts';
import type { FormFields } from '../http/form-body.ts';
import { plainText } from '../http/plain-text.ts';
import type { Message } from './messages.ts';

/** What somebody has filled in, as far as it is theirs. */
export type Written = Pick<Message, 'audience' | 'topic' | 'replyTo' | 'text'>;

/** What is wrong with it: a sentence for each field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** The fields of the form as a message, or what is wrong with them. */
export function readMessage(
  { topics, errors }: SiteData['contact'],
  fields: FormFields,
  language: string,
): { written: Written } | { errors: FieldErrors } {
  const topic = topics.find(({ id }) => id === fields.topic);
  // Nobody sees the marks that are copied along with an address, and could take them out.
  const replyTo = (fields.replyTo ?? '').replace(/\p{Cf}/gu, '').trim();
  const text = plainText(fields.text ?? '');
  const wrong: FieldErrors = {
    ...(!topic && { topic: errors.topic }),
    ...(replyTo === '' && { replyTo: errors.replyToMissing }),
    ...(replyTo !== '' && !isAddress(replyTo) && { replyTo: errors.replyTo }),
    ...(text.length < contactLimits.minText && { text: text ? errors.textShort : errors.textMissing }),
    ...(text.length > contactLimits.maxText && {
      text: errors.textLong.replace('{length}', text.length.toLocaleString(writingOf(language).locale)),
    }),
  };
  if (!topic || Object.keys(wrong).length > 0) return { errors: wrong };
  return { written: { audience: topic.audience, topic: topic.id, replyTo, text } };
}

/** One address, in characters that begin no other header and no second address, whatever the rules of the apps allow. */
const isAddress = (text: string) => !/[^!-~]|[<>()[\]\\,;:"]/.test(text) && validateEmail(text).ok;
