import { pathToFileURL } from 'node:url';

let importUrl: ((url: string) => Promise<unknown>) | undefined;

/** Says how Node itself imports: what Vite has loaded imports by Vite, which is done by the time that a step runs. */
export function importBy(given: typeof importUrl): void {
  importUrl = given;
}

/** Imports a file that the build has written. */
export async function importFile<Module>(file: string): Promise<Module> {
  if (!importUrl) throw new Error('Only a build imports what it has written: build.mjs says how');
  return (await importUrl(pathToFileURL(file).href)) as Module;
}
