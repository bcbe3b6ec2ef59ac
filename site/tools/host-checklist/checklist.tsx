import type { ChecklistItem } from './answer-host-checklist.ts';
import styles from '../form/tool-form.module.css';

interface ChecklistProps {
  title: string;
  how: string;
  items: readonly ChecklistItem[];
  ticks: readonly string[];
  onTick: (id: string, isTicked: boolean) => void;
}

/** Things to tick, each with a link to the section that tells how. */
export function Checklist({ title, how, items, ticks, onTick }: ChecklistProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{title}</legend>
      {items.map(({ id, text, hint, to }) => (
        <div key={id} className={styles.item}>
          <label>
            <input
              type="checkbox"
              value={id}
              checked={ticks.includes(id)}
              onChange={(event) => onTick(id, event.target.checked)}
            />
            <span>
              {text}
              {hint && <small>{hint}</small>}
            </span>
          </label>
          <a href={to} aria-label={`${how}: ${text}`}>
            {how}
          </a>
        </div>
      ))}
    </fieldset>
  );
}
