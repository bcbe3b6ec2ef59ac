import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new folder, which is gone after the tests of a file. */
export function folderForTests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
