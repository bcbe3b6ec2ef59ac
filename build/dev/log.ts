import { problemLine, problemsOf } from './problems.ts';

/** What stands on every line of the server's log, or is said elsewhere in ours. */
const ofTheLog = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'traceId', 'msg', 'err']);

/**
 * A line of the server's log as one reads it in a terminal, of an error the place and what is wrong, without its stack.
 *
 * @param line JSON
 */
export function plainLogLine(line: string): string {
  const told = JSON.parse(line) as Record<string, unknown> & { msg?: string; err?: object };
  const names = Object.keys(told).filter((name) => !ofTheLog.has(name));
  const fields = names.map((name) => `${name} ${plain(told[name])}`);
  const problems = told.err ? problemsOf(Object.assign(new Error(), told.err)).map(problemLine) : [];
  return [told.msg, ...fields, ...problems].filter(Boolean).join(' · ');
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
