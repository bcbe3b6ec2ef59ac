import { write, writeSync } from 'node:fs';

/** Characters; lines beyond this wait for nobody: whoever reads the log has stopped. */
const maxWaiting = 1024 * 1024;
/** How long lines wait for others: a write for each would cost a busy server a fifth of its time. */
const togetherMs = 20;
/** How long a full pipe is left alone before the same bytes are tried again. */
const againMs = 100;

/** Where log lines go. */
export interface LogOutput {
  write(line: string): void;
  /** Writes what still waits, once and at once; what cannot be written then is lost. The logger calls it after a fatal line. */
  flushSync(): void;
}

/**
 * Writes log lines to a file descriptor, in order and several at once, without making a request wait. A full disk loses lines and nothing
 * else. Pino's own stream would throw then, which ends the process, and while that ends would try again for ever.
 *
 * @param fd 1 is the standard output
 * @param onLost hears how many lines were lost
 * @param maxLength how many characters may wait
 * @param writeTo what writes
 */
export function logOutput(
  fd: number,
  onLost: (lines: number) => void = () => undefined,
  maxLength = maxWaiting,
  writeTo: typeof write = write,
): LogOutput {
  let waiting = '';
  let unwritten: Buffer = Buffer.alloc(0);
  let isWriting = false;
  /** A line of which only a part was written must not run into the next one. */
  let isTorn = false;
  let gathering: NodeJS.Timeout | undefined;

  const countOf = (bytes: Buffer) => Math.max(1, bytes.toString().split('\n').length - 1);

  function takeWaiting() {
    const torn = isTorn && waiting.length > 0 ? '\n' : '';
    if (torn) isTorn = false;
    unwritten = Buffer.from(torn + waiting);
    waiting = '';
  }

  function lose() {
    onLost(countOf(unwritten));
    unwritten = Buffer.alloc(0);
  }

  function gather() {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      if (!isWriting) writeNext();
    }, togetherMs).unref();
  }

  function writeNext() {
    if (unwritten.length === 0) takeWaiting();
    if (unwritten.length === 0) return;
    isWriting = true;
    writeTo(fd, unwritten, (error, written) => {
      if (error?.code === 'EAGAIN') {
        isWriting = false;
        setTimeout(() => isWriting || writeNext(), againMs).unref();
        return;
      }
      if (error) lose();
      else {
        unwritten = unwritten.subarray(written);
        isTorn = unwritten.length > 0;
      }
      if (unwritten.length > 0) return writeNext();
      isWriting = false;
      if (waiting.length > 0) gather();
    });
  }

  return {
    write(line) {
      if (waiting.length + line.length > maxLength) return onLost(1);
      waiting += line;
      if (!isWriting) gather();
    },
    flushSync() {
      // What is being written right now is written by the thread that has it.
      const begun = isWriting ? '' : unwritten.toString();
      const rest = begun + waiting;
      if (begun) unwritten = Buffer.alloc(0);
      waiting = '';
      try {
        if (rest) writeSync(fd, rest);
      } catch {
        onLost(countOf(Buffer.from(rest)));
      }
    },
  };
}
