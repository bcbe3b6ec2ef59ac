import { type Audience, sectionPattern } from '#catalog/help-file.ts';
import { paths } from '#site/paths.ts';

/** The address of a section written as `drive/Page#Anchor`; the catalog has checked that it is there. */
export function sectionPath(reference: string): string {
  const [, audience, page, anchor] = sectionPattern.exec(reference)!;
  return paths.help(audience as Audience, page!, anchor);
}

/** A value of any shape with the address in place of every section named in it. */
export function withAddresses<T>(value: T): T {
  if (typeof value === 'string') return (sectionPattern.test(value) ? sectionPath(value) : value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withAddresses(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withAddresses(item as unknown)]),
  ) as T;
}
