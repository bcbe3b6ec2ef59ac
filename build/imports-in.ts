/** What a built script imports, as it says it: such as `./view.a1b2c3d.js`. */
export interface Import {
  path: string;
  /** Whether it is fetched only when the script asks for it, `import(…)`. */
  isDynamic: boolean;
}

/** What a built script imports from beside it. */
export function importsIn(script: string): Import[] {
  const imports = script.matchAll(/\b(?:from|import(\()?)\s*["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g);
  return [...imports].map(([, bracket, path]) => ({ path: path!, isDynamic: bracket !== undefined }));
}
