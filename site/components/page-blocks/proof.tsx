import type { SiteProof } from '#config/site-schema.ts';
import { currency } from '#rules/policy.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { Block } from './block.tsx';
import styles from './proof.module.css';

interface ProofProps extends SiteProof {
  /** Around `{city}` and `{price}`, as is the text below it. */
  title: string;
  text: string;
}

/** What the operator can show: a city, what a day costs there, and what one host says. */
export function Proof({ title, text, city, dayPriceFrom, host }: ProofProps) {
  const price = new Intl.NumberFormat(useCatalog().locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(dayPriceFrom);
  const values = { city, price };
  return (
    <Block title={fill(title, values)} text={fill(text, values)} ground="band" split>
      <figure className={`card ${styles.story}`}>
        <blockquote className={styles.quote}>
          <p>{host.quote}</p>
        </blockquote>
        <figcaption className={styles.by}>
          <strong>{host.name}</strong> {host.about}
        </figcaption>
      </figure>
    </Block>
  );
}
