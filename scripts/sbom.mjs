/**
 * `npm run sbom`: lists the packages that the server is bundled of, in CycloneDX, to `.cache/sbom.json`: what an operator hands
 * to whoever watches for weaknesses.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { runTool, say } from './bootstrap/say.mjs';

await runTool(async () => {
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--omit',
    'dev',
    '--package-lock-only',
  ];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  const { components } = JSON.parse(text);
  const file = join(root, '.cache/sbom.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(file, text);
  say(`${components.length} packages are listed in ${file}.`);
  return 0;
});
