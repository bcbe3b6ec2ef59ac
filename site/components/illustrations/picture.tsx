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
  /** What the picture says, where no text beside it says the same. Without it the picture is decoration. */
  label?: string;
  className?: string;
}

/** A spot picture: two-pixel ink lines on a grid of 64, one red accent, one soft blue area. */
export function Picture({ name, size = 64, label, className }: PictureProps) {
  return (
    <svg
      className={className ? `${styles.picture} ${className}` : styles.picture}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {pictures[name]}
    </svg>
  );
}
