import type * as Files from '../site/publish/files.ts';
import { loadSource } from './load-source.ts';
import type * as Renderer from './renderer.ts';

/** What renders pages, with what names all that its bundle was made from. */
export interface LoadedRenderer {
  renderer: typeof Renderer;
  bundle: string;
}

let loading: Promise<typeof Files> | undefined;
let loaded: LoadedRenderer | undefined;

/** Loads the maker of the files beside the pages, once. */
export function loadPublisher(): Promise<typeof Files> {
  return (loading ??= loadSource('/site/publish/files.ts'));
}

/** The publisher that was bundled with the pages need not be loaded again. */
export function keepRenderer(made: LoadedRenderer): void {
  loaded = made;
  loading = Promise.resolve(made.renderer.publisher);
}

/** @throws Error where no pages were bundled */
export function loadedRenderer(): LoadedRenderer {
  if (!loaded) throw new Error('The pages are not bundled yet');
  return loaded;
}
