/** Made by `build/plugins/islands.ts`. */
declare module 'virtual:islands' {
  /** Downloads the island that an element names in its data. */
  export const loadIsland: (named: DOMStringMap) => Promise<unknown>;
}
