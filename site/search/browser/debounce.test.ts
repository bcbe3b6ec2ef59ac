import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounced, endsOnWord } from './debounce.ts';

it.each([
  ['c', false],
  ['car w', false],
  ['car wo', false],
  ['car won', true],
  ['car w ', true],
  ['can i tow?', true],
  ['a car!', true],
  ['鍵', true],
  ['', false],
])('%j ends on a whole word: %s', (text, whole) => expect(endsOnWord(text)).toBe(whole));

describe('debounced', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('runs once, after a pause', () => {
    const run = vi.fn();
    const { start } = debounced(run);
    start();
    vi.advanceTimersByTime(600);
    start();
    vi.advanceTimersByTime(600);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does at once what would come after the pause, and not again', () => {
    const run = vi.fn();
    const { start, stop, flush } = debounced(run);
    flush();
    start();
    stop();
    flush();
    expect(run).not.toHaveBeenCalled();
    start();
    flush();
    vi.advanceTimersByTime(2_000);
    flush();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
