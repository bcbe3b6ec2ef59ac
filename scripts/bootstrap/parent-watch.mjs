/**
 * Calls back once npm, which started this process, is gone. npm runs a script through a shell that dies of a signal
 * without handing it on; a server left behind would keep its port.
 *
 * @param {() => void} onGone
 * @returns {() => void} ends the watch
 */
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, 250);
  return () => clearInterval(watch);
}
