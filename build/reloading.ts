import type { ViteDevServer } from 'vite';

/** What scripts and styles that reloading needs carry, so that the content security policy lets them through. */
export const nonce = 'development';

/** Has a page told of every save, those included that fall between its making and the moment it listens. */
export interface Reloading {
  /** How many saves there were; taken before a page is made from the sources. */
  saves(): number;
  /** The script of a page that was made after so many saves. */
  script(saves: number): string;
}

/** Vite reloads the pages that listen; one that begins to listen after a save it has not seen is told then. */
export function watchSaves({ watcher, environments }: ViteDevServer): Reloading {
  const event = 'product:listening';
  let saves = 0;
  watcher.on('all', () => (saves += 1));
  environments.client.hot.on(event, (seen: number, client) => {
    if (seen < saves) client.send({ type: 'full-reload' });
  });
  return {
    saves: () => saves,
    script: (seen) =>
      `<script type="module" nonce="${nonce}">` +
      `import { createHotContext } from '/@vite/client'; createHotContext('/').send('${event}', ${seen});</script>`,
  };
}
