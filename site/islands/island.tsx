import { type ReactElement, use } from 'react';
import { useCatalog } from '#site/catalog-context.tsx';
import { InsideIsland } from './island-context.ts';
import styles from './island.module.css';

/** When an island is hydrated: at once, when it is seen, or when it is first touched or holds something already. */
export type HydrationTrigger = 'load' | 'visible' | 'interaction';

interface IslandProps {
  when: HydrationTrigger;
  /** Hydrated only while this media query holds; elsewhere the finished HTML is enough. */
  media?: string;
  /** Props that the browser gets from a file when the island is hydrated, so that the page needn't carry them. */
  file?: IslandFile;
  /** One component of a `*.island.tsx` file that has the component's name in kebab case; its props must be JSON. */
  children: ReactElement<object>;
}

/** A component that keeps something in the local storage says where: if there is something, it hydrates untouched. */
interface StoringComponent {
  storageKey?: string;
}

/** A published JSON file: an object of the props that it holds. */
export interface IslandFile {
  address: string;
  holds: readonly string[];
}

/**
 * Renders its child as finished HTML and marks it, so that `island-loader.ts` downloads React and the component
 * when the time has come. An island inside an island is left to the outer one.
 */
export function Island({ when, media, file, children }: IslandProps) {
  const isInside = use(InsideIsland);
  if (isInside) return children;

  return (
    <>
      <div
        className={styles.island}
        data-island={islandName(children)}
        data-when={when}
        data-media={media}
        data-file={file?.address}
        data-key={(children.type as StoringComponent).storageKey}
        data-props={JSON.stringify(without(children.props, file?.holds ?? []))}
      >
        <InsideIsland value={true}>{children}</InsideIsland>
      </div>
      <IslandFailure />
    </>
  );
}

/** What stands below an island that could not be hydrated: `island-loader.ts` shows it. */
export function IslandFailure({ isShown = false }: { isShown?: boolean }) {
  const { chunkError } = useCatalog().ui;
  return (
    <div className={`row ${styles.error}`} role="alert" hidden={!isShown}>
      <p>{chunkError.text}</p>
      <button type="button">{chunkError.retry}</button>
    </div>
  );
}

const without = (props: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));

/** `DamageClaim` lives in `damage-claim.island.tsx`. */
export function islandName({ type }: ReactElement): string {
  return (type as { name: string }).name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
