import type { Urgency } from '#search/types.ts';
import type { SafetyCardWords } from '../search-words.ts';
import styles from './safety-card.module.css';

interface SafetyCardProps {
  urgent: Urgency;
  words: SafetyCardWords;
  /** In a list of options: the attributes that make an option of a link, by its place on the card. */
  option?: (at: number) => Readonly<Record<string, string | number>>;
}

/** A link of the card: an address, and what it says. */
interface SafetyLink {
  href: string;
  text: string;
}

/**
 * The emergency card above the answers to somebody in trouble on the road: the emergency number, the steps, and the way
 * to a person. Who is in danger is offered the call first, who has a flat tire the steps.
 */
export function SafetyCard({ urgent, words, option }: SafetyCardProps) {
  const { title, text } = words[urgent.audience][urgent.kind];
  const Title = option ? 'strong' : 'h2';
  return (
    <div className={styles.card} role="group" aria-label={words.label} data-safety={urgent.kind}>
      <Title className={styles.title}>{title}</Title>
      <span className={styles.text}>{text}</span>
      <span className={styles.links}>
        {safetyLinks(urgent, words).map(({ href, text }, at) => (
          <a key={href} className={styles.link} href={href} {...option?.(at)}>
            {text}
          </a>
        ))}
      </span>
    </div>
  );
}

/** What the card says first, and a screen reader before there are answers. */
export const titleOf = ({ audience, kind }: Urgency, { safety }: { safety: SafetyCardWords }): string =>
  safety[audience][kind].title;

/** The card's links, the one to choose first of them. */
export function safetyLinks({ kind, audience }: Urgency, words: SafetyCardWords): SafetyLink[] {
  const help = words[audience][kind].links.map(({ href, steps }) => ({ href, text: steps }));
  const isCallFirst = kind !== 'breakdown';
  const call = { href: words.tel, text: isCallFirst ? words.call : words.callInDanger };
  const write = { href: words.writeTo[audience], text: words.write };
  return isCallFirst ? [call, ...help, write] : [...help, call, write];
}
