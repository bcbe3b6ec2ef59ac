/** The types of `browser.mjs` for the TypeScript that imports it. */
export function ensureBrowser(): Promise<string>;
export function findBrowser(): string | undefined;
export function isHeadlessShell(path?: string): boolean;
