import { existsSync } from 'node:fs';
import type { RenderThread } from './render-thread.ts';
import type { SearchRenderer } from './search-route.ts';

/**
 * The renderer of searches that the build has put at `file`, in a thread.
 *
 * @returns undefined where nothing was built
 * @throws whatever keeps the renderer from being loaded: it stops the start of the server
 */
export async function loadSearch(file: string, thread: RenderThread): Promise<SearchRenderer | undefined> {
  if (!existsSync(file)) return undefined;
  await thread.load(file);
  return {
    fillSearchPage: (...asked) => thread.call(file, 'fillSearchPage', ...asked),
    isBuilt: true,
    close: () => thread.close(),
  };
}
