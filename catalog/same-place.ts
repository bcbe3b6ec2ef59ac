import { ContentError } from './content-error.ts';

/** Something that says its place in a list. */
export interface Placed {
  file: string;
  order: number;
  /** On which line of the file it says so. */
  line?: number | undefined;
}

/**
 * Refuses two in one place: they would stand in an order that nobody chose.
 *
 * @throws ContentError that names both files
 */
export function refuseSamePlace(list: readonly Placed[]): void {
  const taken = new Map<number, string>();
  for (const { file, order, line } of list) {
    const other = taken.get(order);
    if (other) {
      const message = `${other} has ${order}, too; give each its own place`;
      throw new ContentError(file, [{ ...(line ? { line } : {}), field: 'order', message }]);
    }
    taken.set(order, file);
  }
}
