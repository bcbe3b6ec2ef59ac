import { pathToFileURL } from 'node:url';
import type * as Files from '../site/publish/files.ts';
import type * as Renderer from './renderer.ts';

/** What renders pages, with what names all that its bundle was made from. */
export interface LoadedRenderer {
  renderer: typeof Renderer;
  bundle: string;
}

let loading: Promise<typeof Files> | undefined;
let bundled: { file: string; bundle: string } | undefined;

/** Loads the maker of the files beside the pages, once. */
export function loadPublisher(): Promise<typeof Files> {
  return (loading ??= loadFromSource());
}

/** A build has it in the bundle of the pages, and does without what loads sources. */
async function loadFromSource(): Promise<typeof Files> {
  const { loadSource } = await import('./load-source.ts');
  return loadSource('/site/publish/files.ts');
}

/** The publisher that was bundled with the pages need not be loaded again. @param made the bundle's file, and its name */
export function keepRenderer(made: { file: string; bundle: string }): void {
  bundled = made;
}

/** Reads the articles when it is first loaded: they must be compiled. @throws Error where no pages were bundled */
export async function loadedRenderer(): Promise<LoadedRenderer> {
  if (!bundled) throw new Error('The pages are not bundled yet');
  const renderer = (await import(pathToFileURL(bundled.file).href)) as typeof Renderer;
  loading = Promise.resolve(renderer.publisher);
  return { renderer, bundle: bundled.bundle };
}
