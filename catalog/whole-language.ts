import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#config/languages.ts';
import { appScreens } from './app-screens.ts';
import { ContentError } from './content-error.ts';

/** The language that is written first; every other one has the same files. */
const first = 'en';

/** Of these it is known already: a build asks for every article. */
const whole = new Set<string>();

/**
 * Refuses a language that is not there as a whole, before one file after the other is missed. For whoever reads the folders of
 * words; what is bundled has its words with it, wherever it runs.
 *
 * @param content the folder of the languages
 * @throws ContentError with every file that is missing, and for a language without the screens of the apps
 */
export function refusePartOfLanguage(language: Language, content = 'content'): void {
  const folder = `${content}/${language}`;
  if (whole.has(folder) || !existsSync(content)) return;
  if (!existsSync(folder)) {
    const message = `is missing; copy ${content}/${first} there and translate it (docs/how-to/add-a-language.md)`;
    throw new ContentError(folder, [{ field: '(whole folder)', message }]);
  }
  const there = new Set(filesIn(folder));
  const missing = filesIn(`${content}/${first}`).filter((file) => !there.has(file));
  if (missing.length > 0) {
    const message = `lacks what ${content}/${first} has; copy these files and translate them: ${missing.join(', ')}`;
    throw new ContentError(folder, [{ field: '(whole folder)', message }]);
  }
  if (!Object.hasOwn(appScreens, language)) {
    const message = `has no screens of the apps; add a list of their names in this language to appScreens`;
    throw new ContentError('catalog/app-screens.ts', [{ field: language, message }]);
  }
  whole.add(folder);
}

/** The files of words in a folder, in the order of the alphabet; none where there is no such folder. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(file).split('\\').join('/'))
    .filter((file) => /\.(?:yaml|mdx)$/.test(file) && !/(?:^|\/)\./.test(file))
    .sort();
}
