import { AppScreen, type AppScreenProps } from '#site/components/app-screen/app-screen.tsx';
import type { PictureName } from '#catalog/picture-names.ts';
import { Picture } from '#site/components/illustrations/picture.tsx';
import styles from './story-list.module.css';

interface Story {
  title: string;
  text: readonly string[];
  picture: PictureName;
  /** The screen of the app on which it happens. */
  screen: Omit<AppScreenProps, 'app'>;
}

/** What happens, one thing after the other, each with the screen of the Drive app on which it happens. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ol className={styles.stories}>
      {stories.map(({ title, text, picture, screen }) => (
        <li key={title} className={styles.story}>
          <div className={styles.words}>
            <Picture name={picture} />
            <h2 className={styles.title}>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.screen}>
            <AppScreen app="drive" {...screen} />
          </div>
        </li>
      ))}
    </ol>
  );
}
