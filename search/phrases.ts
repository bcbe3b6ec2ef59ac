import { stemOf } from './stem.ts';
import { plainWords } from './words.ts';

/** Lists of words and phrases, by the name of what they stand for. */
export type PhraseLists<Kind extends string> = Readonly<Record<Kind, readonly string[]>>;

/** Whether the word at a place of a question may be a slip of a word of a phrase. */
export type MayMean = (at: number, wanted: string) => boolean;

/** A phrase found in a question: what it stands for, where it begins, and where it ends. */
export interface FoundPhrase<Kind extends string> {
  kind: Kind;
  at: number;
  end: number;
}

interface Entry<Kind> {
  kind: Kind;
  words: string[];
  stems: string[];
  /** Set for a word that counts only as it is written, not in its other forms. */
  exactly?: string;
}

const isArticle = (word: string) => /^(an?|the)$/.test(word);

/**
 * Finds what the words of a question stand for. At each word the longest phrase counts, and its words are not looked at
 * again; between the words of a phrase there may be words that say little.
 *
 * @param asWritten the kind whose single words count only as they are written, and two only with an article between; `phrases`
 *   where all phrases count so
 */
export function createPhraseFinder<Kind extends string>(
  lists: PhraseLists<Kind>,
  isFiller: (word: string) => boolean,
  asWritten?: NoInfer<Kind> | 'phrases',
): (words: readonly string[], mayMean?: MayMean) => FoundPhrase<Kind>[] {
  const entries = new Map<string, Entry<Kind>[]>();
  const phrases: Entry<Kind>[] = [];
  const formOf = asWritten === 'phrases' ? (word: string) => word : stemOf;
  for (const [kind, list] of Object.entries(lists) as [Kind, readonly string[]][]) {
    for (const phrase of list) {
      const words = plainWords(phrase);
      const stems = words.map(words.length > 1 ? formOf : stemOf);
      // "so" is no form of "sos".
      const isExact = kind === asWritten || isFiller(stems[0]!);
      const exactly = isExact && words.length === 1 ? words[0] : undefined;
      const entry = { kind, words, stems, exactly };
      entries.set(stems[0]!, [...(entries.get(stems[0]!) ?? []), entry]);
      if (words.length > 1) phrases.push(entry);
    }
  }

  return (words, mayMean) => {
    const stems = words.map(stemOf);
    const found: FoundPhrase<Kind>[] = [];
    for (let at = 0; at < words.length;) {
      const [byStem, byWord] = [entries.get(stems[at]!), entries.get(words[at]!)];
      // Most words begin no phrase.
      if (!byStem && !byWord && !mayMean) {
        at++;
        continue;
      }
      const known = new Set([...(byStem ?? []), ...(byWord ?? [])]);
      const begun = mayMean ? phrases.filter((entry) => mayMean(at, entry.words[0]!)) : [];
      let best: Entry<Kind> | undefined;
      let end = at + 1;
      for (const entry of [...known, ...begun]) {
        const longer =
          !best || entry.stems.length > best.stems.length || (entry.exactly && best.stems.length === 1);
        const entryEnd = longer ? endOf(entry) : 0;
        if (entryEnd > 0) [best, end] = [entry, entryEnd];
      }
      if (best) found.push({ kind: best.kind, at, end });
      at = end;

      function endOf({ kind, words: wanted, stems: wantedStems, exactly }: Entry<Kind>): number {
        if (exactly && words[at] !== exactly) return 0;
        const isGap = kind !== asWritten || wanted.length > 2 ? isFiller : isArticle;
        let next = at;
        for (const [index, word] of wanted.entries()) {
          const isThere = () => {
            const form = wanted.length > 1 ? formOf(words[next]!) : stems[next];
            return form === wantedStems[index] || mayMean?.(next, word);
          };
          while (index > 0 && next < words.length && !isThere() && isGap(words[next]!)) next++;
          if (next >= words.length || !isThere()) return 0;
          next++;
        }
        return next;
      }
    }
    return found;
  };
}
