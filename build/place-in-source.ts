import { readFileSync } from 'node:fs';
import { filesBelow } from '../scripts/bootstrap/files-below.mjs';

/**
 * Where in the sources an error was thrown that a bundle tells by its own lines: in the file of the innermost function whose name
 * stands in one file alone, on the line of what is not defined there, else of the function.
 *
 * @param folder of the sources
 * @returns `site/components/footer/footer.tsx:14`; undefined where no name of a function leads to one file
 */
export function placeInSource(error: Error, folder: string): string | undefined {
  const files = filesBelow(folder).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const sources = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
  for (const name of functionsIn(error)) {
    const begins = new RegExp(`\\b(?:function|const|class) ${name}\\b`);
    const found = sources.filter(({ lines }) => lines.some((line) => begins.test(line)));
    if (found.length !== 1) continue;
    const { file, lines } = found[0]!;
    const start = lines.findIndex((line) => begins.test(line));
    const unknown = /^(\w+) is not defined$/.exec(error.message)?.[1];
    const at = lines.findIndex((line, index) => index >= start && new RegExp(`\\b${unknown}\\b`).test(line));
    return `${file}:${(unknown && at >= 0 ? at : start) + 1}`;
  }
  return undefined;
}

/** The names of the functions that it came through, the innermost first; a bundler tells two of one name apart by `$1`. */
const functionsIn = ({ stack = '' }: Error) =>
  [...stack.matchAll(/^\s+at (?:async |new )?(\w{3,})(?:\$\d+)? \((?!.*node_modules|node:)/gm)].map(
    ([, name]) => name!,
  );
