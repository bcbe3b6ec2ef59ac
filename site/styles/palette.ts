export type Scheme = 'light' | 'dark';

/**
 * Reads what `tokens.css` sets, and gives the color of a token in one scheme, such as `('--color-page', 'dark')`.
 *
 * @throws (when called) if a token is unknown, or is no color that a picture can have
 */
export function readPalette(css: string): (name: string, scheme?: Scheme) => string {
  const definitions = new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  );
  return (name, scheme = 'light') => {
    const definition = definitions.get(name);
    if (definition === undefined) throw new Error(`site/styles/tokens.css has no ${name}`);
    const pair = /^light-dark\((.+?),\s*(.+)\)$/.exec(definition);
    const value = pair ? pair[scheme === 'light' ? 1 : 2]! : definition;
    if (/^(#[\da-f]{3,8}|rgb\([^()]*\)|hsl\([^()]*\))$/i.test(value)) return value;
    throw new Error(`site/styles/tokens.css: ${name} is ${value}; icons need #rrggbb, rgb() or hsl()`);
  };
}
