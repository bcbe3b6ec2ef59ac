import type { SSROptions } from 'vite';

/**
 * A server is bundled with every package that it uses: it runs wherever Node is, and starts in half the time. Its own SQLite has
 * Node since 22.13; before, that of a package that is not bundled, since it is machine code.
 */
export const withPackages: SSROptions = { noExternal: true, external: ['@photostructure/sqlite'] };
