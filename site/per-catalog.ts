import type { Catalog } from '#catalog/catalog.ts';

/** A function of a catalog that makes its value once for each language, with the help that it is first given. */
export function perCatalog<Value extends object, Help extends unknown[] = []>(
  make: (catalog: Catalog, ...help: Help) => Value,
): (catalog: Catalog, ...help: Help) => Value {
  const made = new WeakMap<Catalog, Value>();
  return (catalog, ...help) => {
    const value = made.get(catalog) ?? make(catalog, ...help);
    made.set(catalog, value);
    return value;
  };
}
