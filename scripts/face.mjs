/** `npm run face`: makes the files of the typeface anew, after a change of which letters and weights they have. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensurePackages } from './bootstrap/packages.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool, say } from './bootstrap/say.mjs';

await runTool(async () => {
  await ensurePackages();
  const { faceFiles } = await import('./face/face-files.mjs');
  for (const [name, bytes] of Object.entries(await faceFiles())) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), bytes);
    say(`${name}: ${bytes.length} bytes`);
  }
  return 0;
});
