/**
 * Bundles the pages and their scripts into the folder that it is given, in a process of its own: what the bundler needs for that,
 * hundreds of megabytes, is free again before pages are rendered. Says in plain sentences what is wrong.
 */
import { build } from 'vike/api';
import { explain } from './explain.ts';

// Vike listens for rejected promises, which then no longer end a program with a failure.
process.exitCode = 1;
// The build is gone: what this writes would stand in the way of the next one.
process.stdin.on('end', () => process.exit(1)).resume();
try {
  await build({ viteConfig: { logLevel: 'warn', build: { outDir: process.argv[2] ?? '' } } });
  process.exit(0);
} catch (error) {
  process.stdout.write(explain(error), () => process.exit(1));
}
