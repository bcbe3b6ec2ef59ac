import styles from './styleguide.module.css';

const sizes = ['text2xl', 'textXl', 'textL', 'textM', 'textS', 'textXs'] as const;

/** The sizes of type, from the largest down. */
export function TypeScale({ sample }: { sample: string }) {
  return (
    <div className={styles.scale}>
      {sizes.map((size) => (
        <p key={size} className={styles[size]}>
          {sample}
        </p>
      ))}
    </div>
  );
}
