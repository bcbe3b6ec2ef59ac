import { refuse } from '#catalog/content-error.ts';
import { nearestOf } from '#catalog/nearest.ts';

/**
 * Refuses an address that leads to no page of ours: whoever follows it would read that there is nothing.
 *
 * @param table where addresses lead; the section of a page is not looked for
 * @param file in which they are written
 * @param paths every page's
 * @throws ContentError that names the nearest page
 */
export function refuseLostRedirects(
  table: Readonly<Record<string, string>>,
  file: string,
  paths: ReadonlySet<string>,
): void {
  const lost = Object.entries(table).filter(([, target]) => !paths.has(target.split('#')[0]!));
  refuse(
    file,
    lost.map(([address, target]) => ({
      field: address,
      message: `leads to ${target}, which is no page of ours; the nearest is ${nearestOf(target, paths)[0]}`,
    })),
  );
}
