import type { ReactNode } from 'react';
import type { CardPictureName } from '#catalog/picture-names.ts';
import { PictureFrame } from './picture-frame.tsx';
import { placePictures } from './pictures-place.tsx';
import { thingPictures } from './pictures-thing.tsx';
import { vehiclePictures } from './pictures-vehicle.tsx';

export const cardPictures = {
  ...vehiclePictures,
  ...placePictures,
  ...thingPictures,
} satisfies Record<CardPictureName, ReactNode>;

/** The picture of a card. Apart from `Picture`, so that a carousel brings only these to the browser. */
export function CardPicture({ name }: { name: CardPictureName }) {
  return <PictureFrame>{cardPictures[name]}</PictureFrame>;
}
