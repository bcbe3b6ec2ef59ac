import { Children, isValidElement, type ReactNode } from 'react';
import { AppScreen } from '#site/components/app-screen/app-screen.tsx';
import styles from './beside-screen.module.css';
import { contentClass } from './content-class.ts';

/**
 * The blocks of a section. Where it shows a screen of an app, the steps stand beside it if there is room, and the screen stays
 * in view while they are read; else it comes after them, as it was written.
 */
export function BesideScreen({ children }: { children: ReactNode }) {
  return partsOf(Children.toArray(children)).map((blocks, at) =>
    blocks.some(isScreen) ? (
      <div key={at} className={`${styles.room} ${contentClass}`}>
        <div className={`${styles.beside} ${contentClass}`}>{blocks}</div>
      </div>
    ) : (
      blocks
    ),
  );
}

/** One part for each screen: up to it; the last one has what follows, too. */
function partsOf(blocks: readonly ReactNode[]): ReactNode[][] {
  const last = blocks.findLastIndex(isScreen);
  const parts: ReactNode[][] = [[]];
  for (const [at, block] of blocks.entries()) {
    parts.at(-1)!.push(block);
    if (isScreen(block) && at < last) parts.push([]);
  }
  return parts;
}

function isScreen(block: ReactNode): boolean {
  return isValidElement(block) && block.type === AppScreen;
}
