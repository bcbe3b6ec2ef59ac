import type { Catalog } from '#catalog/catalog.ts';
import { AppScreen } from '#site/components/app-screen/app-screen.tsx';
import { Picture } from '#site/components/illustrations/picture.tsx';
import styles from './story-list.module.css';

type Story = Catalog['marketing']['how-it-works']['sections'][number];

/** What happens, one thing after the other, each with the screen of the Drive app on which it happens. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ol className={`page-width ${styles.stories}`}>
      {stories.map(({ title, text, picture, screen }) => (
        <li key={title} className={`column ${styles.story}`}>
          <div className={styles.words}>
            <Picture name={picture} />
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={`column ${styles.screen}`}>
            <AppScreen app="drive" {...screen} />
          </div>
        </li>
      ))}
    </ol>
  );
}
