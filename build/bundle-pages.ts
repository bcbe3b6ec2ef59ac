/** Bundles the pages and their scripts into the folder that it is given. */
import { build } from 'vike/api';
import { beBundler } from './bundler.ts';

await beBundler((outDir) => build({ viteConfig: { logLevel: 'warn', build: { outDir } } }));
