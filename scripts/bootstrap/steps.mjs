/** @typedef {import('./step.mjs').Step} Step */

const unitReport = '.cache/unit.json';

/** Needs neither a build nor a browser, and one core each: these run side by side. */
export const staticSteps = /** @type {Step[]} */ ([
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', command: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'] },
  { name: 'format', command: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
]);

/** @type {Step} */
export const unitStep = {
  name: 'unit',
  command: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'].concat(
    `--outputFile.json=${unitReport}`,
  ),
  report: unitReport,
  count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }),
};

/** @type {Step} */
export const buildStep = { name: 'build', command: ['build/build.mjs'] };

/**
 * @param {string} project of playwright.config.ts
 * @param {{ browser: string, port: number }} machine
 * @returns {Step}
 */
export function browserStep(project, { browser, port }) {
  const report = `.cache/${project}.json`;
  return {
    name: project,
    command: ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, '--reporter=dot,json'],
    env: { CHROMIUM: browser, SITE_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  };
}
