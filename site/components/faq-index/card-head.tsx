import type { PictureName } from '#catalog/picture-names.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Picture } from '#site/components/illustrations/picture.tsx';
import { fillPlural } from '#site/messages/fill-plural.ts';
import styles from './topic-card.module.css';

interface CardHeadProps {
  id: string;
  title: string;
  picture: PictureName;
  /** How many questions are answered there. */
  count: number;
}

/** What a card of the FAQ index is about. */
export function CardHead({ id, title, picture, count }: CardHeadProps) {
  const { locale, ui } = useCatalog();
  return (
    <div className={styles.head}>
      <Picture name={picture} size={48} />
      <h2 id={id} className={`small-heading ${styles.title}`}>
        {title}
      </h2>
      <p className={`note ${styles.count}`}>{fillPlural(ui.faqIndex.questions, { count }, locale)}</p>
    </div>
  );
}
