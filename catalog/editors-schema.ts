import { z } from 'zod';
import { contactDoubts } from '#config/contact-page.ts';
import { editorsOutcomes } from '#config/editors-report.ts';
import { pageFields } from './marketing/fields.ts';
import { message, pluralMessage, texts, words } from './message-schema.ts';

const part = { title: words, text: words, empty: words };

/** `content/{language}/editors.yaml`: the editors' page, its tables and its weekly mail. */
export const editorsSchema = z.strictObject({
  ...pageFields,
  heading: words,
  period: message('days', 'from', 'to'),
  periods: words,
  lastDays: pluralMessage(),
  csv: words,
  done: texts(...editorsOutcomes),
  away: words,
  contents: words,
  mend: z.strictObject({
    ...part,
    votes: message('no', 'all', 'share'),
    reason: message('reason'),
    searches: pluralMessage('wording'),
    overdue: message('date'),
  }),
  sections: z.strictObject({
    ...part,
    more: pluralMessage(),
    noOfAll: message('no', 'all'),
    columns: texts('section', 'no', 'least', 'reason'),
  }),
  comments: z.strictObject({
    ...part,
    more: pluralMessage(),
    /** What was answered. */
    yes: words,
    no: words,
    suspected: message('kinds'),
    withheld: message('kinds'),
    erase: words,
    columns: texts('at', 'section', 'answer', 'reason', 'text'),
  }),
  searches: z.strictObject({
    ...part,
    more: pluralMessage(),
    hidden: words,
    nowhere: words,
    columns: texts('wording', 'nothing', 'declined', 'unopened', 'days', 'nearest'),
  }),
  review: z.strictObject({
    ...part,
    columns: texts('page', 'by'),
  }),
  messages: z.strictObject({
    title: words,
    empty: words,
    columns: texts('topic', 'audience', 'count', 'open'),
    inbox: words,
    inboxText: words,
    inboxEmpty: words,
    inboxMore: pluralMessage(),
    /** What an editor is told of a message, by its state. */
    states: texts('waiting', 'failed', 'inbox'),
    /** Why one may come from a program. */
    doubted: message('doubts'),
    doubts: texts(...contactDoubts),
    replyTo: message('address'),
    number: message('number'),
    release: words,
    drop: words,
  }),
  audiences: texts('drive', 'host', 'any'),
  /** By the names of `gateway/privacy/screening.ts`. */
  personal: texts('email', 'phone', 'card', 'socialSecurity', 'vin', 'plate'),
  place: words,
  link: words,
  digest: z.strictObject({
    subject: pluralMessage('from', 'to'),
    subjectEmpty: message('from', 'to'),
    subjectOpen: pluralMessage('from', 'to'),
    mend: message('from', 'to'),
    searches: pluralMessage('wording'),
    review: pluralMessage('title'),
    comments: pluralMessage('messages', 'open'),
    empty: message('from', 'to'),
    all: message('address'),
  }),
});
