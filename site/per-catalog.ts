import type { Catalog } from '#catalog/catalog.ts';

/** A function of a catalog that makes its value once for each language. */
export function perCatalog<Value extends object>(
  make: (catalog: Catalog) => Value,
): (catalog: Catalog) => Value {
  const made = new WeakMap<Catalog, Value>();
  return (catalog) => {
    const value = made.get(catalog) ?? make(catalog);
    made.set(catalog, value);
    return value;
  };
}
