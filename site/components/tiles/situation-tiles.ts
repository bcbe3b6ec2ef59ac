import type { Situation } from '#catalog/situations.ts';
import { paths } from '#site/paths.ts';
import type { LinkTile } from './link-tiles.tsx';

/** Situations as tiles, each one press from the section that helps. */
export const situationTiles = (situations: readonly Situation[]): LinkTile[] =>
  situations.map(({ text, picture, page, section }) => ({
    text,
    picture,
    path: paths.help(page.audience, page.name, section.anchor),
  }));
