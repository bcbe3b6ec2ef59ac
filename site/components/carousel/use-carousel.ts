import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Spec 9: only slides this close to the active one are rendered. */
const reach = 2;
const mobile = '(max-width: 767px)';

/** The state of a carousel whose pages lie side by side in a scrolling track, each as wide as the track. */
export function useCarousel(count: number, mobileOnly: boolean) {
  const track = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  /** The page last come to rest: until the next one does, it is in sight. */
  const [resting, setResting] = useState(0);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOnScreen = useMedia('screen');
  const isMobile = useMedia(mobile);

  useEffect(() => {
    const element = track.current!;
    const settle = () => {
      const page = Math.round(Math.abs(element.scrollLeft) / pageStep(element, count));
      setActive(page);
      setResting(page);
    };
    // Somebody may have swiped before this was here.
    settle();
    return listen(element, 'scroll', () => {
      clearTimeout(settled.current);
      settled.current = setTimeout(settle, 100);
    });
  }, [count]);

  function goTo(index: number): void {
    // Else the page that has just arrived would undo this press.
    clearTimeout(settled.current);
    setActive(index);
    const { children } = track.current!;
    // From right to left the distances are below zero.
    const left = (at: number) => (children[at] as HTMLElement).offsetLeft;
    track.current!.scrollTo({ left: left(index) - left(0) });
  }

  return {
    track,
    active,
    goTo,
    // On paper there is nothing to press: all are there, as they are before the carousel is hydrated.
    isRendered: (index: number) =>
      !isOnScreen ||
      (mobileOnly && !isMobile) ||
      [active, resting].some((page) => Math.abs(index - page) <= reach),
  };
}

/** Whether a media query holds; false before hydration. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => listen(matchMedia(query), 'change', onChange),
    () => matchMedia(query).matches,
    () => false,
  );

/** How far the track scrolls from one page to the next, in CSS pixels. */
function pageStep(track: HTMLElement, count: number): number {
  return (track.scrollWidth - track.clientWidth) / Math.max(1, count - 1) || 1;
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
