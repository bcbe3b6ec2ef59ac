import type * as Files from '../site/publish/files.ts';
import { loadSource } from './load-source.ts';

let loading: Promise<typeof Files> | undefined;

/** Loads the maker of the files beside the pages, once. */
export function loadPublisher(): Promise<typeof Files> {
  return (loading ??= loadSource('/site/publish/files.ts'));
}

/** The one that was bundled with the pages: it need not be loaded again. */
export function keepPublisher(publisher: typeof Files): void {
  loading = Promise.resolve(publisher);
}
