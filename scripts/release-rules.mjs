/**
 * `npm run release:rules`: writes the files of the newest version of the rules, as they are served for ever, to
 * `rules/publish/releases/`, where their diff shows what changed. A version that stands there is never written again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { root } from './bootstrap/root.mjs';

/** @type {{ module: typeof import('../build/load-source.ts') }} */
const { module } = await runnerImport('/build/load-source.ts', { root, logLevel: 'warn' });
/** @type {typeof import('../site/publish/rules-files.ts')} */
const { releasedFiles } = await module.loadSource('/site/publish/rules-files.ts');

for (const [name, text] of Object.entries(releasedFiles())) {
  const file = `rules/publish/releases/${name}`;
  if (!existsSync(file)) {
    writeFileSync(file, text);
    console.log(`${file} is written.`);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `${file} is published and says something else. Add a release to rules/publish/versions.ts; if it is not out yet, delete it and run this again.`,
    );
    process.exitCode = 1;
  }
}
