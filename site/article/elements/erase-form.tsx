import { Button } from '#site/components/button/button.tsx';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import styles from './erase-form.module.css';

/** Erases what somebody has sent, by the number that they were given. Needs no script. */
export function EraseForm() {
  const { eraseByNumber, failed } = useCatalog().feedback;
  const { label, button } = eraseByNumber;
  return (
    <form className={`no-print ${styles.form}`} method="post" action={paths.erase} data-failed={failed}>
      <label htmlFor="number">{label}</label>
      <input
        id="number"
        name="number"
        required
        // Or Firefox says that it is wrong as long as it is empty.
        aria-invalid={false}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="quiet">
        {button}
      </Button>
    </form>
  );
}
