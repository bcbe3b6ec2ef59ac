/** Whether another process of this machine runs under this id. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signaled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
