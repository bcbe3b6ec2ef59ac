import type { ReactNode } from 'react';
import type { PictureName } from '#catalog/picture-names.ts';
import styles from './illustrations.module.css';
import { placePictures } from './pictures-place.tsx';
import { thingPictures } from './pictures-thing.tsx';
import { vehiclePictures } from './pictures-vehicle.tsx';

const pictures = {
  ...vehiclePictures,
  ...placePictures,
  ...thingPictures,
} satisfies Record<PictureName, ReactNode>;

export const pictureNames = Object.keys(pictures) as PictureName[];

interface PictureProps {
  name: PictureName;
  /** Width and height in pixels. */
  size?: number;
}

/** A spot picture, beside words that say the same: two-pixel ink lines on a grid of 64, one red accent, one soft blue area. */
export function Picture({ name, size = 64 }: PictureProps) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      {pictures[name]}
    </svg>
  );
}
