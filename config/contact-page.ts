/**
 * How many characters a message to us has, at least and at most. More than `maxTyped` the form does not hold, so that the server
 * can read whatever is sent, and give it back with what is wrong.
 */
export const contactLimits = { minText: 10, maxText: 4000, maxTyped: 6000 } as const;

/** Whom a topic of the contact page is for. */
export const contactAudiences = ['drive', 'host', 'both'] as const;
export type ContactAudience = (typeof contactAudiences)[number];

/** The fields of the form that somebody fills in, in the order of the page; each has `{name}-error` below it. */
export const contactFields = ['topic', 'replyTo', 'text'] as const;
export type ContactField = (typeof contactFields)[number];

/** The field that people don't see. No browser knows the name from elsewhere, and fills it in. */
export const contactTrap = 'subject';

/** The ids of what the server fills in, shows or hides on the contact page. */
export const contactIds = {
  /** All but the thanks. */
  ask: 'ask',
  topics: 'topics',
  topic: (id: string) => `topic-${id}`,
  option: (id: string) => `about-${id}`,
  /** The signed time at which the form was given out. */
  token: 'form-token',
  error: (field: ContactField | 'form') => `${field}-error`,
  /** What is said instead of the thanks once the message was erased. */
  erased: 'erased',
  sent: 'sent',
  number: 'sent-number',
  erase: 'sent-erase',
  /** What is said of the message's way: one of these is shown. */
  said: { next: 'sent-next', kept: 'sent-kept', waiting: 'sent-waiting' },
} as const;

/** What speaks against a person having sent a message. Stored with it, and told in the editors' page. */
export const contactDoubts = [
  'noForm',
  'tooFast',
  'formReused',
  'noBrowser',
  'links',
  'manyLinks',
  'markup',
  'repeated',
  'oftenRepeated',
  'manyFromOnePlace',
  'manyToOneAddress',
  'manyAtOnce',
] as const;
export type ContactDoubt = (typeof contactDoubts)[number];
