import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenFilled } from './when-filled.ts';

/** The observers that still observe: a change of height is told to each. */
const observing = new Set<() => void>();

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe = () => void observing.add(this.tell);
      disconnect = () => void observing.delete(this.tell);
    },
  ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  observing.clear();
});

function watch() {
  const container = { offsetHeight: 0 };
  const onFilled = vi.fn();
  const { mayCount, stop } = whenFilled(container as HTMLElement, onFilled);
  const grow = (height: number) => {
    container.offsetHeight = height;
    for (const tell of observing) tell();
  };
  return { onFilled, mayCount, stop, grow };
}

test('height counts once the embed could know what to show', () => {
  const { onFilled, mayCount, grow } = watch();
  grow(300);
  expect(onFilled).not.toHaveBeenCalled();
  mayCount();
  expect(onFilled).toHaveBeenCalledOnce();
});

test('what is lower than a form is none', () => {
  const { onFilled, mayCount, grow } = watch();
  mayCount();
  grow(40);
  expect(onFilled).not.toHaveBeenCalled();
  grow(300);
  expect(onFilled).toHaveBeenCalledOnce();
});

test('a form that changes its height is no news: what is said of a failure stays', () => {
  const { onFilled, mayCount, grow } = watch();
  mayCount();
  grow(300);
  grow(340);
  expect(onFilled).toHaveBeenCalledOnce();
});

test('a token after one that failed says again that there is something to see', () => {
  const { onFilled, mayCount, grow } = watch();
  mayCount();
  grow(300);
  mayCount();
  expect(onFilled).toHaveBeenCalledTimes(2);
});

test('once it is stopped nothing is said', () => {
  const { onFilled, mayCount, stop, grow } = watch();
  mayCount();
  stop();
  grow(300);
  expect(onFilled).not.toHaveBeenCalled();
});
