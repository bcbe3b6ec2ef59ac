import type { Audience } from '#catalog/help.ts';
import { situations, situationsTitle } from '#catalog/situations.ts';
import { paths } from '#site/paths.ts';
import { LinkTiles } from './link-tiles.tsx';

/** For people in trouble: one press to the section that helps. */
export function Situations({ audience }: { audience: Audience }) {
  const tiles = situations
    .filter((situation) => situation.audience === audience)
    .map(({ text, picture, page, section }) => ({
      text,
      picture,
      path: paths.help(page.audience, page.name, section.anchor),
    }));
  return <LinkTiles title={situationsTitle} tone="urgent" tiles={tiles} />;
}
