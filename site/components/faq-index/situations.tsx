import type { Audience } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import { LinkTiles } from './link-tiles.tsx';

/** For people in trouble: the number to call, and one press to the section that helps. */
export function Situations({ audience }: { audience: Audience }) {
  const { title, danger, situations } = useCatalog().situations;
  const tiles = situations
    .filter((situation) => situation.audience === audience)
    .map(({ text, picture, page, section }) => ({
      text,
      picture,
      path: paths.help(page.audience, page.name, section.anchor),
    }));
  return <LinkTiles title={title} text={danger} tone="urgent" tiles={tiles} />;
}
