import type { Audience } from '#catalog/help.ts';
import { situations, situationsTitle } from '#catalog/situations.ts';
import { Picture } from '#site/components/illustrations/picture.tsx';
import { paths } from '#site/paths.ts';
import styles from './situations.module.css';

/** For people in trouble: one press to the section that helps. */
export function Situations({ audience }: { audience: Audience }) {
  const id = `situations-${audience}`;
  return (
    <div className={styles.situations} role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {situationsTitle}
      </h2>
      <ul className={styles.list}>
        {situations
          .filter((situation) => situation.audience === audience)
          .map(({ text, picture, page, section }) => (
            <li key={text}>
              <a className={styles.link} href={paths.help(page.audience, page.name, section.anchor)}>
                <Picture name={picture} size={40} />
                {text}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
