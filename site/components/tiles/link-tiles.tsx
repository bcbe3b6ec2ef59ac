import type { PictureName } from '#catalog/picture-names.ts';
import { Picture } from '#site/components/illustrations/picture.tsx';
import styles from './link-tiles.module.css';
import { TileGrid } from './tile-grid.tsx';

/** A link with a picture. */
export interface LinkTile {
  text: string;
  path: string;
  picture: PictureName;
}

/** Large links with pictures: two in a row on a phone, more where there is room. */
export function LinkTiles({ tiles }: { tiles: readonly LinkTile[] }) {
  return (
    <TileGrid kind="links">
      {tiles.map(({ text, path, picture }) => (
        <li key={text}>
          <a className={styles.link} href={path}>
            <Picture name={picture} size={40} />
            {text}
          </a>
        </li>
      ))}
    </TileGrid>
  );
}
