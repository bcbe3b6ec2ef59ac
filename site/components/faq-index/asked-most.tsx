import type { Audience } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import styles from './asked-most.module.css';
import { Questions } from './questions.tsx';

/** The few questions that most people of an audience come with, before all the others. */
export function AskedMost({ audience }: { audience: Audience }) {
  const { title, questions } = useCatalog().askedMost;
  const id = `asked-most-${audience}`;
  return (
    <div className={styles.card} role="group" aria-labelledby={id}>
      <h2 id={id} className="small-heading">
        {title}
      </h2>
      <Questions sections={questions[audience]} />
    </div>
  );
}
