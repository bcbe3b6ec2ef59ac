import type { ViteDevServer } from 'vite';

/** What scripts and styles that reloading needs carry, so that the content security policy lets them through. */
export const nonce = 'development';

/** Has a page told of every change, those included that fall between its making and the moment it listens. */
export interface Reloading {
  /** Rises whenever pages are told to reload; taken before a page is made from the sources. */
  count(): number;
  /** The script of a page that was made when it stood there. */
  script(count: number): string;
}

/**
 * Vite tells the pages that listen, after it has let go of what it had made of a file. A page that was made before, and begins
 * to listen only then, is told when it does: Vite itself keeps word for it only where no other page is open.
 */
export function createReloading({ environments }: ViteDevServer): Reloading {
  const event = 'product:listening';
  const { hot } = environments.client;
  const send = hot.send.bind(hot);
  // Above that of a server whose place this one takes: a page made there, perhaps while it closed, may first listen here.
  let count = Date.now();
  hot.send = (...told: [never]) => {
    count += 1;
    send(...told);
  };
  hot.on(event, (seen: number, client) => {
    if (seen < count) client.send({ type: 'full-reload' });
  });
  return {
    count: () => count,
    script: (seen) =>
      `<script type="module" nonce="${nonce}">` +
      `import { createHotContext } from '/@vite/client'; const hot = createHotContext('/'); hot.send('${event}', ${seen}); ` +
      // Of an island that has failed, nothing is left that a changed component could take the place of.
      `hot.on('vite:afterUpdate', () => document.querySelector('[data-hydrated=failed]') && location.reload());</script>`,
  };
}
