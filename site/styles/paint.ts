import tokens from './tokens.css?raw';

export type Scheme = 'light' | 'dark';

const definitions = new Map(
  [...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
);

/**
 * Puts colors in the place of tokens, `#c2132f` for `var(--color-action)`, for what cannot read the stylesheet: icons,
 * the social pictures, the web manifest. `source` names the colors of the tokens file as they are in one scheme.
 *
 * @throws if a token is unknown, or is no color that a picture can have
 */
export function paint(source: string, scheme: Scheme = 'light'): string {
  return source.replace(/var\((--[\w-]+)\)/g, (_use, name: string) => colorOf(name, scheme));
}

/** The color of a token in one scheme, such as `colorOf('--color-page', 'dark')`. */
export function colorOf(name: string, scheme: Scheme = 'light'): string {
  const definition = definitions.get(name);
  if (definition === undefined) throw new Error(`site/styles/tokens.css has no ${name}`);
  const [, light, dark] = /^light-dark\((.+?),\s*(.+)\)$/.exec(definition) ?? [, definition, definition];
  const value = scheme === 'light' ? light! : dark!;
  if (!/^(#[\da-f]{3,8}|rgb\([^()]*\)|hsl\([^()]*\))$/i.test(value)) {
    throw new Error(`site/styles/tokens.css: ${name} is ${value}; icons need #rrggbb, rgb() or hsl()`);
  }
  return value;
}
