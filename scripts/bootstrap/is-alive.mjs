/**
 * Whether another process of this machine runs under this id.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signaled, but it is there.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * The code of an error of the system, such as EEXIST.
 *
 * @param {unknown} error
 */
export const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
