/**
 * Bounds something that strangers can cause, such as a line of the log: says whether it may happen once more, at most
 * `times` in each `windowMs` milliseconds.
 */
export function atMost(times: number, windowMs: number): () => boolean {
  let begun = -Infinity;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - begun >= windowMs) {
      begun = now;
      count = 0;
    }
    count += 1;
    return count <= times;
  };
}
