import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '../bundler.ts';
import type { Folders } from '../step.ts';

/** Writes the server and what it runs beside itself. */
export async function bundleServer({ root }: Folders): Promise<void> {
  await bundle('bundle-server', root, ['gateway', 'search', 'editors', 'chunks']);
  await writeFile(join(root, 'package.json'), '{ "private": true, "type": "module" }\n');
}
