import { bulkhead } from 'cockatiel';
import { pack } from '../http/pack.ts';
import { type MaybePromise, type SiteFile, siteFile, textOf } from './site-file.ts';

/** Each is packed for 20 ms beside this thread, as the build does it. As many at once leave room for other work. */
const inTurn = bulkhead(2, Infinity);

/** A file with another text, in the codings that it had. */
export async function makeFile(
  file: SiteFile,
  name: string,
  change: (text: string) => string,
): Promise<SiteFile> {
  const body = Buffer.from(change(textOf(file)));
  const codings = (['br', 'gzip'] as const).filter((coding) => file.representations.has(coding));
  const packed = await Promise.all(
    codings.map(async (coding) => [coding, await inTurn.execute(() => pack[coding](body, name))] as const),
  );
  return siteFile(name, body, packed);
}

/** What was made before, by the file that it was made from. */
export interface MadeFiles {
  get(from: SiteFile): MaybePromise<SiteFile> | undefined;
  set(from: SiteFile, file: MaybePromise<SiteFile>): unknown;
  delete(from: SiteFile): unknown;
}

/** What was made before, at once; else it is made, once for all who ask meanwhile. Where that fails, it is made anew for who asks next. */
export function madeOnce(
  made: MadeFiles,
  from: SiteFile,
  make: () => Promise<SiteFile>,
): MaybePromise<SiteFile> {
  const known = made.get(from);
  if (known) return known;
  const making = make().then(
    (file) => {
      made.set(from, file);
      return file;
    },
    (error: unknown) => {
      made.delete(from);
      throw error;
    },
  );
  made.set(from, making);
  return making;
}
