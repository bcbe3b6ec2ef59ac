import { setTimeout as wait } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources } from '../../build/testing/copy-repository.ts';
import { root } from '../repository.ts';

/** `npm run dev` in a copy of the repository, whose files a test may spoil. */
export interface DevCopy {
  address: string;
  /** Everything that it has printed. */
  printed(): string;
  /** Rewrites a file of the copy, and gives what puts it back. */
  edit(file: string, change: (text: string) => string): () => Promise<void>;
  /** Adds a file to the copy, and gives what removes it. */
  add(file: string, text: string): () => void;
  stop(): Promise<void>;
}

/** Starts it on a port that is taken, so that it has to find its own. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  copySources(folder);
  // A folder of links, since Vite keeps what it has prepared in it.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.vite'))) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }

  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      SEARCH_TIMEOUT_MS: '60000',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Listening on (http:\S+\d)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.on('close', () => reject(new Error(output)));
  });

  return {
    address,
    printed: () => output,
    edit(file, change) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change of ${file} changes nothing`);
      writeFileSync(path, after);
      // Who watches files takes two saves within a moment for one; nobody saves so fast.
      const moment = wait(500);
      return async () => {
        await moment;
        writeFileSync(path, before);
      };
    },
    add(file, text) {
      const path = join(folder, file);
      writeFileSync(path, text);
      return () => rmSync(path);
    },
    async stop() {
      taken.close();
      child.removeAllListeners('close').kill();
      if (child.exitCode === null) await once(child, 'close');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
