import { Picture, type PictureName } from '#site/components/illustrations/picture.tsx';
import styles from './story-list.module.css';

interface Story {
  title: string;
  text: readonly string[];
  picture: PictureName;
}

/** Text sections one after another, in the order in which things happen. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <div className={styles.stories}>
      {stories.map(({ title, text, picture }) => (
        <section key={title} className={styles.story}>
          <Picture name={picture} size={96} />
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
