import type { EditorsAct, EditorsPeriod } from '#config/editors-report.ts';
import { Button } from '#site/components/button/button.tsx';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import styles from './editors.module.css';

interface ActButtonsProps {
  /** The reference number of what is acted on. */
  number: string;
  days: EditorsPeriod;
  acts: readonly { act: EditorsAct; label: string }[];
  /** The id of what the buttons are about. */
  describedBy: string;
}

/** Buttons that act on something that somebody sent, and come back to the page. */
export function ActButtons({ number, days, acts, describedBy }: ActButtonsProps) {
  const { failed } = useCatalog().feedback;
  return (
    <form className={`row ${styles.acts}`} method="post" action={`${paths.editors}/act`} data-failed={failed}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="days" value={days} />
      {acts.map(({ act, label }) => (
        <Button key={act} type="submit" look="quiet" name="act" value={act} aria-describedby={describedBy}>
          {label}
        </Button>
      ))}
    </form>
  );
}
