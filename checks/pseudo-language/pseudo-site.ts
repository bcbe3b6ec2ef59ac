import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../build/testing/copy-repository.ts';
import { startProgram } from '../../scripts/bootstrap/start-program.mjs';
import { translateFolder } from './pseudo-content.ts';
import { pseudo } from './pseudo-text.ts';

/** A language that is written from right to left, and of which `Intl` knows dates and units in other letters than ours. */
const language = 'he';

/** The whole site in the pseudo-language, served. */
export interface PseudoSite {
  address: string;
  stop(): Promise<void>;
}

/** Builds it in a copy of the repository, in place of English, and serves it on a free port. @throws with the build's own words */
export async function startPseudoSite(): Promise<PseudoSite> {
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  copyRepository(folder);
  speakPseudo(folder);
  const built = spawnSync(process.execPath, ['build/build.mjs'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) {
    remove();
    throw new Error(`The site cannot be built in another language:\n${built.stdout}${built.stderr}`);
  }
  const server = await startProgram(join(folder, 'dist/gateway/server.js'), {
    NODE_ENV: 'test',
    DRAIN_MS: '0',
    SEARCH_TIMEOUT_MS: '60000',
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    address: server.url,
    async stop() {
      server.stop();
      await once(server.child, 'exit');
      remove();
    },
  };
}

/** Puts the language in the place of English: its folder, the names of the apps' screens, and its line in the table (with its brackets a text is half as long again). */
function speakPseudo(folder: string): void {
  const content = join(folder, 'content', language);
  renameSync(join(folder, 'content/en'), content);
  translateFolder(content);
  change(folder, 'config/languages.ts', [
    [
      /en: \{ locale: 'en-US', direction: 'ltr', growth: 1 \}/,
      `${language}: { locale: '${language}-IL', direction: 'rtl', growth: 1.5 }`,
    ],
    [/(defaultLanguage: Language =) 'en'/, `$1 '${language}'`],
  ]);
  change(folder, 'catalog/app-screens.ts', [
    [/'([A-Z].+)'/g, (_, name: string) => `'${pseudo(name)}'`],
    [/en: english/, `${language}: english`],
  ]);
}

type Change = [RegExp, string | ((...groups: string[]) => string)];

function change(folder: string, file: string, changes: Change[]): void {
  const path = join(folder, file);
  let text = readFileSync(path, 'utf8');
  for (const [pattern, replacement] of changes) {
    if (text.search(pattern) < 0) throw new Error(`${file} has nothing like ${pattern} any more`);
    text = text.replace(pattern, replacement as string);
  }
  writeFileSync(path, text);
}
