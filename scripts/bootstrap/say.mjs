/** A problem that the reader can mend: `message` says how, and no stack is printed. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a tool and gives its exit code to the process; a {@link UserError} problem is told in its own words.
 *
 * @param {() => Promise<number>} tool
 */
export async function runTool(tool) {
  try {
    process.exitCode = await tool();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
