import { HeroDrive } from '../components/illustrations/hero-drive.tsx';
import { HeroHost } from '../components/illustrations/hero-host.tsx';
import { Picture, pictureNames } from '../components/illustrations/picture.tsx';
import { SceneDone } from '../components/illustrations/scene-done.tsx';
import { SceneLost } from '../components/illustrations/scene-lost.tsx';
import styles from './styleguide.module.css';

/** Every spot picture by its name, in both sizes, and the scenes. */
export function PictureSamples() {
  return (
    <>
      <ul className={styles.pictures} translate="no">
        {pictureNames.map((name) => (
          <li key={name}>
            <span className={styles.sizes}>
              <Picture name={name} />
              <Picture name={name} size={40} />
            </span>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.scenes}>
        <HeroDrive />
        <HeroHost />
        <SceneLost />
        <SceneDone />
      </div>
    </>
  );
}
