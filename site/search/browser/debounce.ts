/** How long somebody must stop typing before anything is said of what they typed. */
const debounceMs = 700;

/** Runs something once a pause has followed the last start. */
export function debounced(run: () => void): { start: () => void; stop: () => void } {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start() {
      stop();
      timer = window.setTimeout(run, debounceMs);
    },
  };
}

/** Whether a text ends on what may be a whole word: three letters, a blank, or a letter of another script. */
export const endsOnWord = (text: string) => /(\w{3}|\s|[^\p{ASCII}])$/u.test(text);
