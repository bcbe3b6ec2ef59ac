import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sqliteWorker } from './test-databases.ts';
import { siteData } from './test-site-data.ts';

export const pages = {
  home: '<!doctype html><title>Home</title>',
  about: `<!doctype html><html lang="en"><title>About</title>${'<p>About us</p>'.repeat(50)}`,
  notFound: `<!doctype html><html lang="en"><title>Not found</title>${'<p>Sorry</p>'.repeat(50)}`,
};

const watchdogWorker = join(import.meta.dirname, '../ops/watchdog-worker.mjs');

/** A built site on the disk. */
export interface TestSite {
  /** What the build leaves: the pages, and beside them the server's folder. */
  root: string;
  folder: string;
  serverFolder: string;
  remove: () => void;
}

/** Writes a small built site to a new temporary folder, with a secret beside it that must never be served. */
export function writeSite(): TestSite {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(root, 'client');
  const write = (name: string, content: string, compressed = false) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!compressed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  write('index.html', pages.home);
  write('about-us/index.html', pages.about, true);
  write('styleguide/index.html', '<!doctype html><html lang="en"><title>Styleguide</title>');
  write('privacy.html', '<!doctype html><title>Privacy</title>');
  write('payout-setup-complete/index.html', '<!doctype html><title>Payout</title>');
  write('404.html', pages.notFound, true);
  write('assets/entry.Bx3kD91z.js', 'export {}');
  write('faqs/drive/Guide.md', '# Guide');
  write('robots.txt', 'User-agent: *');
  write('rules/2.0.0.json', '{}');
  write('og-wheelstead-overview.png', 'png');
  write('cars of 2023.svg', '<svg/>');
  write('.vite/manifest.json', '{}');
  write('.well-known/apple-app-site-association', '{}');
  write('../secret.txt', 'secret');
  write('../former/client/assets/entry.q9former.js', 'export const former = 1;', true);
  write('../former/client/assets/entry.Bx3kD91z.js', 'of a former build');
  write('../former/client/former-page/index.html', '<!doctype html><title>Former</title>');
  write('../former/releases.json', '{}');
  write('../gateway/site-data.json', JSON.stringify(siteData));
  const serverFolder = join(root, 'gateway');
  // Beside the server, as the build leaves it.
  const workers = { 'sqlite-worker.js': sqliteWorker, 'watchdog-worker.js': watchdogWorker };
  for (const [name, file] of Object.entries(workers))
    writeFileSync(join(serverFolder, name), `import ${JSON.stringify(pathToFileURL(file).href)};`);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  return { root, folder, serverFolder, remove: () => rmSync(root, { recursive: true }) };
}
