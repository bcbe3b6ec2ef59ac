import type { ReactNode } from 'react';
import type { PictureName } from '#catalog/picture-names.ts';
import { cardPictures } from './card-picture.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { topicPictures } from './pictures-topic.tsx';
import { troublePictures } from './pictures-trouble.tsx';

const pictures = {
  ...troublePictures,
  ...topicPictures,
  ...cardPictures,
} satisfies Record<PictureName, ReactNode>;

export const pictureNames = Object.keys(pictures) as PictureName[];

interface PictureProps {
  name: PictureName;
  /** Width and height in pixels. */
  size?: number;
}

/** A spot picture: ink lines, one soft blue area, and red for what it is about. */
export function Picture({ name, size }: PictureProps) {
  return <PictureFrame size={size}>{pictures[name]}</PictureFrame>;
}
