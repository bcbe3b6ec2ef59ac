/** How long somebody must stop typing before anything is said of what they typed. */
const debounceMs = 700;

/** Runs something once a pause has followed the last start; `flush` does at once what would come after it. */
export function debounced(run: () => void): { start: () => void; stop: () => void; flush: () => void } {
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  const end = () => {
    stop();
    run();
  };
  return {
    stop,
    flush() {
      if (timer) end();
    },
    start() {
      stop();
      timer = window.setTimeout(end, debounceMs);
    },
  };
}

/** Whether a text ends on what may be a whole word: three letters, a letter of another script, or what is none. */
export const endsOnWord = (text: string) => /(\S{3}|\W)$/.test(text);
