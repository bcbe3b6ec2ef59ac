import type { ReadPart } from '#search/parts.ts';

/** What takes longer is done without, until the next question asks for it again. */
const timeoutMs = 10_000;

/** The parts of an index. */
export interface RemoteParts {
  /** A part that has come; null for one that could not be had. */
  read: ReadPart;
  /** Fetches parts, each once; done when all have come or could not be had. */
  load(names: readonly string[]): Promise<void>;
  /** Lets what could not be had be asked for again. */
  retry(): void;
}

/** Parts of an index in a folder, whose address ends on a slash. */
export function remoteParts(folder: string): RemoteParts {
  const parts = new Map<string, unknown>();
  const loading = new Map<string, Promise<void>>();

  async function fetchPart(name: string, signal: AbortSignal): Promise<void> {
    try {
      const response = await fetch(`${folder}${name}.json`, { signal });
      parts.set(name, response.ok ? await response.json() : null);
    } catch {
      parts.set(name, null);
    }
    loading.delete(name);
  }

  return {
    read: (name) => parts.get(name),
    retry() {
      for (const [name, part] of parts) if (part === null) parts.delete(name);
    },
    async load(names) {
      const signal = AbortSignal.timeout(timeoutMs);
      await Promise.all(
        names.map((name) => {
          const fetching = loading.get(name) ?? fetchPart(name, signal);
          loading.set(name, fetching);
          return fetching;
        }),
      );
    },
  };
}
