/** Made by `build/islands-plugin.ts`. */
declare module 'virtual:islands' {
  /** Downloads an island by its name. */
  export const islands: Record<string, () => Promise<unknown>>;
}
