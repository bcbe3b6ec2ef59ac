/**
 * `npm run release:rules`: writes the files of the newest version of the rules, as they are served for ever, to
 * `rules/publish/releases/`, where their diff shows what changed. A version that stands there is never written again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const server = await createServer({
  configFile: 'build/vite.server.config.ts',
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
});
const { releasedFiles } = await server.ssrLoadModule('/site/publish/rules-files.ts');
await server.close();

for (const [name, text] of Object.entries(releasedFiles())) {
  const file = `rules/publish/releases/${name}`;
  if (!existsSync(file)) {
    writeFileSync(file, text);
    console.log(`${file} is written.`);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `${file} is published and says something else. Add a release to rules/publish/versions.ts.`,
    );
    process.exitCode = 1;
  }
}
