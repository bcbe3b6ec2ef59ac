import { stemOf } from './stem.ts';
import { wordsOf } from './words.ts';

/** Lists of words and phrases, by the name of what they stand for. */
export type PhraseLists<Kind extends string> = Readonly<Record<Kind, readonly string[]>>;

interface Entry<Kind> {
  kind: Kind;
  stems: string[];
  /** Set for a word that counts only as it is written, not in its other forms. */
  exactly?: string;
}

/**
 * Finds what the words of a question stand for. At each word the longest phrase counts, and its words are not looked at
 * again; between the words of a phrase there may be words that say little.
 *
 * @param asWritten the kind whose single words count only as they are written
 */
export function createPhraseFinder<Kind extends string>(
  lists: PhraseLists<Kind>,
  isFiller: (word: string) => boolean,
  asWritten?: NoInfer<Kind>,
): (words: readonly string[]) => Kind[] {
  const entries = new Map<string, Entry<Kind>[]>();
  for (const [kind, phrases] of Object.entries(lists) as [Kind, readonly string[]][]) {
    for (const phrase of phrases) {
      const words = wordsOf(phrase).map(({ plain }) => plain);
      const stems = words.map(stemOf);
      const exactly = kind === asWritten && words.length === 1 ? words[0] : undefined;
      const known = entries.get(stems[0]!) ?? [];
      entries.set(stems[0]!, [...known, { kind, stems, exactly }]);
    }
  }

  return (words) => {
    const stems = words.map(stemOf);
    const found: Kind[] = [];
    for (let at = 0; at < words.length;) {
      let best: Entry<Kind> | undefined;
      let end = at + 1;
      for (const entry of entries.get(stems[at]!) ?? []) {
        const longer =
          !best || entry.stems.length > best.stems.length || (entry.exactly && best.stems.length === 1);
        const entryEnd = longer ? endOf(entry) : 0;
        if (entryEnd > 0) [best, end] = [entry, entryEnd];
      }
      if (best) found.push(best.kind);
      at = end;

      function endOf({ stems: wanted, exactly }: Entry<Kind>): number {
        if (exactly && words[at] !== exactly) return 0;
        let next = at + 1;
        for (const stem of wanted.slice(1)) {
          while (next < words.length && stems[next] !== stem && isFiller(words[next]!)) next++;
          if (stems[next] !== stem) return 0;
          next++;
        }
        return next;
      }
    }
    return found;
  };
}
