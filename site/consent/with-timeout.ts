/** Something took longer than it may. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The promise, or a rejection with a {@link TimeoutError} after this long. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('time-out')), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
