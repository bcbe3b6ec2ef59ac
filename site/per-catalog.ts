import type { Catalog } from '#catalog/catalog.ts';

/** A function of a catalog that makes its value once for each language, with what else it is first given. */
export function perCatalog<Value extends object, Rest extends unknown[] = []>(
  make: (catalog: Catalog, ...rest: Rest) => Value,
): (catalog: Catalog, ...rest: Rest) => Value {
  const made = new WeakMap<Catalog, Value>();
  return (catalog, ...rest) => {
    const value = made.get(catalog) ?? make(catalog, ...rest);
    made.set(catalog, value);
    return value;
  };
}
