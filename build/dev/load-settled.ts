import type { ViteDevServer } from 'vite';

/** Loads a module of the sources as it is now; from the root, as `/site/routes.ts`. @throws what is wrong with it */
export type Load = <Module>(path: string) => Promise<Module>;

/**
 * Loads modules for the server, once more where a source changes meanwhile: of such a load, one part may come from before the change
 * and another from after it. What fails in it is no mistake of anybody's, and Vite keeps its error until the next change.
 */
export function loadSettled({ environments, ssrLoadModule }: ViteDevServer): Load {
  const { moduleGraph } = environments.ssr;

  return async function load<Module>(path: string): Promise<Module> {
    const entry = await moduleGraph.ensureEntryFromUrl(path);
    const lastChange = () => Math.max(entry.lastInvalidationTimestamp, entry.lastHMRTimestamp);
    const before = lastChange();
    const hasChanged = () => lastChange() !== before;
    try {
      const module = await ssrLoadModule(path);
      if (!hasChanged()) return module as Module;
    } catch (error) {
      if (!hasChanged()) throw error;
    }
    entry.ssrError = null;
    return load(path);
  };
}
