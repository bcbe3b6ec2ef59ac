import styles from './lines.module.css';

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
        <div key={label} className={isSum ? styles.sum : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
