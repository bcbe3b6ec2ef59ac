import type { ComponentType } from 'react';
import type { WakeUp } from '#site/islands/island.tsx';

type IslandModule = Record<string, ComponentType>;
type Importer = () => Promise<unknown>;

/** Spec 8 and 9: a script chunk that has not come after this long has failed. */
const chunkTimeout = 120_000;

const islandFiles = import.meta.glob('../islands/*.island.tsx');

/** A script chunk did not load: the request failed, or took longer than {@link chunkTimeout}. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Wakes every island of the page when its time has come. Islands within islands belong to the outer one. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    onceMedia(element.dataset.media, () =>
      wakeUps[element.dataset.when as WakeUp](element, () => wake(element)),
    );
  }
}

/** Visitors who save data, or have a slow network, get React only when they touch the island. */
const isSparing = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData || connection?.effectiveType?.includes('2g');
};

const wakeUps: Record<WakeUp, (element: HTMLElement, go: () => void) => void> = {
  load: (_element, go) => go(),
  idle: (_element, go) => ('requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go, 200)),
  visible(element, go) {
    if (isSparing()) return wakeUps.interaction(element, go);
    new IntersectionObserver((entries, observer) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        go();
      }
    }).observe(element);
  },
  interaction(element, go) {
    if (holdsSomething(element)) return go();
    // Folded away, an island cannot be touched itself: what unfolds it stands for it.
    const target = element.closest('details') ?? element;
    for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) {
      target.addEventListener(type, go, { once: true, passive: true });
    }
  },
};

/**
 * Inputs in the address, or something remembered under the island's name, ask for an answer without being touched. What
 * is folded away waits all the same: a reader's place never moves by itself.
 */
function holdsSomething(element: HTMLElement): boolean {
  if (element.closest('details')) return false;
  try {
    return /\w=(?!app$)/.test(location.search + location.hash) || localStorage.getItem(element.dataset.island!) !== null;
  } catch {
    return false;
  }
}

function onceMedia(query: string | undefined, go: () => void): void {
  const media = matchMedia(query ?? 'all');
  if (media.matches) go();
  else media.addEventListener('change', () => onceMedia(query, go), { once: true });
}

/** Downloads the island and React and hydrates; a press that came first is repeated afterwards. */
async function wake(element: HTMLElement): Promise<void> {
  if (element.dataset.woken) return;
  element.dataset.woken = 'loading';
  let pressed: HTMLElement | null = null;
  // Fields keep what was done to them, and React finds it there: only a button's press would be lost.
  const remember = (event: Event) => (pressed = (event.target as HTMLElement).closest('button'));
  element.addEventListener('click', remember);
  try {
    const importer = islandFiles[`../islands/${element.dataset.island}.island.tsx`] as Importer;
    const { file, props } = element.dataset;
    const [island, { hydrate }, more] = await inTime(
      Promise.all([
        importer(),
        import('../islands/hydrate.tsx'),
        file && fetch(file).then((response) => response.json() as Promise<object>),
      ]),
    );
    const [Component] = Object.values(island as IslandModule);
    hydrate(element, Component!, { ...(JSON.parse(props!) as object), ...(more || {}) });
    element.dataset.woken = 'yes';
    requestAnimationFrame(() => pressed?.isConnected && pressed.click());
  } catch (error) {
    element.dataset.woken = 'failed';
    showFailure(element);
    reportError(new ChunkLoadError(`Island ${element.dataset.island}`, { cause: error }));
  } finally {
    element.removeEventListener('click', remember);
  }
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  return Promise.race([
    loading,
    new Promise<never>((_resolve, reject) =>
      setTimeout(reject, chunkTimeout, new ChunkLoadError('time-out')),
    ),
  ]);
}

/** A new import of the same address would join the request that hangs, so trying again means a new document. */
function showFailure(element: HTMLElement): void {
  const notice = element.nextElementSibling as HTMLElement;
  notice.hidden = false;
  notice.querySelector('button')!.onclick = () => location.reload();
}
