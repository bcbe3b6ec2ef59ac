/** What is needed of Node here; a browser has nothing of the kind, and its types know none. */
interface Host {
  process?: { getBuiltinModule?(name: string): { readFileSync(file: string, encoding: string): string } };
}

/**
 * The source of what the operator sets, so that a mistake can be told with its line; undefined where it is not at hand, as in a
 * bundle that runs elsewhere.
 *
 * @param file from the root of the repository
 */
export function sourceAtHand(file: string): string | undefined {
  try {
    return (globalThis as Host).process?.getBuiltinModule?.('node:fs').readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
