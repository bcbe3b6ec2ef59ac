/** Lower than this, an embed shows at most a spinner or a line of its own. */
const minHeightPx = 80;

/**
 * Watches for the embed to appear in its container. Height counts only once the embed could know what to show.
 *
 * @param onFilled called when there is something to see, and again whenever `mayCount` is called while there is
 */
export function whenFilled(container: HTMLElement, onFilled: () => void) {
  let counts = false;
  const isFilled = () => counts && container.offsetHeight >= minHeightPx;
  const check = () => {
    if (!isFilled()) return;
    // From then on a change of height says nothing new, and would wipe what is said of a failure.
    observer.disconnect();
    onFilled();
  };
  const observer = new ResizeObserver(check);
  observer.observe(container);
  return {
    mayCount: () => {
      counts = true;
      check();
    },
    stop: () => observer.disconnect(),
  };
}
