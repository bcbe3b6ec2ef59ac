import styles from './styleguide.module.css';

const sizes = ['text2xl', 'textXl', 'textL', 'textM', 'textS', 'textXs'] as const;

/** The sizes of type, from the largest down, and the weights. */
export function TypeSamples({ sample }: { sample: string }) {
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
