import styles from '../form/tool-form.module.css';

export interface Line {
  label: string;
  /** The amount in words, or what stands where it is not known. */
  amount: string;
  isSum?: boolean;
}

/** An amount under the other, with the sum below. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, amount, isSum }) => (
        <div key={label}>
          <dt>{isSum ? <strong>{label}</strong> : label}</dt>
          <dd>{isSum ? <strong>{amount}</strong> : amount}</dd>
        </div>
      ))}
    </dl>
  );
}
