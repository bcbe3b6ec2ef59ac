import { dirname } from 'node:path';

/**
 * @typedef {import('./step.mjs').Step} Step
 *
 * @typedef {import('./step.mjs').Counts} Counts
 */

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Step}
 */
const typesStep = (name, ...args) => ({
  name,
  // TypeScript 7 has no interface for tools yet: lint and walls read the code with TypeScript 6. One thread each: several would
  // check the same types again.
  command: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded', ...args],
  // They end before rubbish matters: collecting it takes a third of their time.
  env: { GOGC: '400' },
});

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Step}
 */
const wallsStep = (name, ...args) => ({
  name,
  command: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', ...args],
});

/**
 * Everything, then each room with the types of its place alone: neither DOM nor Node for the rules and the search, no DOM for the
 * gateway, no Node for what browsers load.
 */
export const typesSteps = [
  typesStep('types'),
  ...['rules', 'search', 'gateway', 'site/tsconfig.browser.json'].map((project) =>
    typesStep(`types of ${project.split('/')[0]}`, '-p', project),
  ),
];

/** Needs neither a build nor a browser, and one core each: these run side by side. */
export const staticSteps = /** @type {Step[]} */ ([
  ...typesSteps,
  wallsStep('rooms', 'checks/walls/rooms.mjs', '.'),
  wallsStep('browser code', 'checks/walls/browser.mjs', 'site'),
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '.'] },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js'] },
  { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
]);

/** @type {Step} */
export const buildStep = { name: 'build', command: ['build/build.mjs'] };

/**
 * Tests that need neither a build nor a browser: of some files, or those of a project of vitest.config.ts.
 *
 * @param {'unit' | 'integration' | readonly string[]} which
 * @returns {Step}
 */
export const unitStep = (which) =>
  typeof which === 'string'
    ? vitestStep(which, ['vitest.config.ts', `--project=${which}`])
    : vitestStep('unit', ['vitest.config.ts', ...which]);

/**
 * The tests of the server, on another Node than this one.
 *
 * @param {string} version
 * @param {string} node its program
 * @returns {Step}
 */
export const otherNodeStep = (version, node) => ({
  ...vitestStep(`gateway Node ${version}`, ['vitest.config.ts', 'gateway/']),
  node,
});

/**
 * The tests that build copies of the repository, or those of some files.
 *
 * @param {string[]} [files]
 * @returns {Step}
 */
export const buildsStep = (files = []) => vitestStep('builds', ['build/vitest.build.config.ts', ...files]);

/**
 * The tests in a browser, or those of some files.
 *
 * @param {{ browser: string, port: number }} machine
 * @param {string[]} [files]
 * @returns {Step}
 */
export function browserStep({ browser, port }, files = []) {
  const report = '.cache/browser.json';
  return {
    name: 'browser',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', ...files],
    env: { CHROMIUM: browser, SITE_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    count: countByFolder,
  };
}

/**
 * @param {string} name
 * @param {string[]} args the configuration, and files to be run alone
 * @returns {Step}
 */
function vitestStep(name, args) {
  const report = `.cache/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, '--config', ...args],
    report,
    count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }),
  };
}

/**
 * The counts of a Playwright report, each folder's on a line of its own.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: any[] }} report
 * @returns {Counts}
 */
export function countByFolder({ stats, suites }) {
  /** @type {Map<string, { passed: number, failed: number, seconds: number }>} */
  const folders = new Map();
  for (const { file, ...suite } of suites) {
    const folder = folders.get(dirname(file)) ?? { passed: 0, failed: 0, seconds: 0 };
    for (const { status, results } of testsOf(suite)) {
      if (status === 'expected') folder.passed += 1;
      else if (status !== 'skipped') folder.failed += 1;
      for (const { duration } of results) folder.seconds += duration / 1000;
    }
    folders.set(dirname(file), folder);
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    parts: [...folders].map(
      ([name, { passed, failed, seconds }]) =>
        `${name.padEnd(24)}${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s of tests`,
    ),
  };
}

/**
 * @param {{ specs?: { tests: any[] }[], suites?: any[] }} suite
 * @returns {any[]}
 */
function testsOf({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}
