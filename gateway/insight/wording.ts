import { createHmac } from 'node:crypto';
import type { Topic } from '#search/topic.ts';
import { personalIn } from '../privacy/screening.ts';

/** Of what was asked no more is kept: a longer question is a story, which may tell who asks. */
export const maxWordingLength = 200;

/** A question as somebody worded it, and what may be kept of it. */
export interface Wording {
  /** In lower case, with single spaces. */
  text: string;
  /** Stands for the text, and says nothing of it. */
  hash: string;
  /** Its stems, where the search knows all of the words; else what stands for them; nothing where it is {@link mayShow} never. */
  topic: string;
  isHashed: boolean;
  stems: string;
  /**
   * Whether the text may be stored in clear and shown: at once where every word is the search's own; when it comes on a second
   * day where a word may be a name; never where it says something of a person.
   */
  mayShow: 'now' | 'later' | 'never';
}

/** A number that the help doesn't name may be a plate's, a reservation's or a house's. */
const isSomebodysNumber = (word: string) => /\d{3}/.test(word);

/** Makes wordings of questions; undefined where there is no word in one. */
export function wordingReader(key: Buffer, topicOf: (query: string) => Topic) {
  const hashOf = (...parts: string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url').slice(0, 22);

  return (query: string, language: string): Wording | undefined => {
    const text = plain(query);
    const { stems, isKnown, unknown } = topicOf(text);
    if (stems.length === 0) return undefined;
    const joined = stems.join(' ');
    const wording = { text, hash: hashOf('wording', language, text), stems: joined };
    if (personalIn(query).length > 0 || unknown.some(isSomebodysNumber))
      return { ...wording, topic: '', isHashed: false, mayShow: 'never' };
    return {
      ...wording,
      topic: isKnown ? joined : hashOf('topic', language, joined),
      isHashed: !isKnown,
      mayShow: unknown.length === 0 ? 'now' : 'later',
    };
  };
}

/** What is no letter, such as a line's end, is a space; half a letter, where the text was cut, is one too. */
const plain = (query: string) =>
  query
    .slice(0, maxWordingLength)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxWordingLength);
