/**
 * `npm test`: everything that can be checked, from a fresh clone on. Its last line gives the counts; the first step that
 * fails ends it, with that step's output above.
 */
import { ensureBrowser } from './bootstrap/browser.mjs';
import { freePort } from './bootstrap/free-port.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { runTool, say } from './bootstrap/say.mjs';
import { runStep } from './bootstrap/step.mjs';
import { browserStep, buildStep, staticSteps, unitStep } from './bootstrap/steps.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

await runTool(async () => {
  checkNodeVersion();
  await ensurePackages();
  await runSteps();
  say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  return total.failed > 0 ? 1 : 0;
});

/** The two cores are shared by what needs one each; vitest and Playwright use both by themselves. */
async function runSteps() {
  if (!(await passes(...staticSteps))) return;
  if (!(await passes(unitStep))) return;

  if (!(await passes(buildStep))) return;

  const browser = await ensureBrowser();
  for (const project of ['checks', 'settings', 'journeys', 'visual']) {
    if (!(await passes(browserStep(project, { browser, port: await freePort() })))) return;
  }
}

/** @param {import('./bootstrap/step.mjs').Step[]} steps */
async function passes(...steps) {
  const results = await Promise.all(steps.map(runAndSay));
  for (const { name, output, failed } of results) {
    if (failed > 0) say(`\n--- ${name} ---\n${output}`);
  }
  return results.every(({ failed }) => failed === 0);
}

/** @param {import('./bootstrap/step.mjs').Step} step */
async function runAndSay(step) {
  const result = await runStep(step);
  const { passed, failed, skipped, seconds } = result;
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const counts = step.count ? `${passed} passed, ${failed} failed` : failed > 0 ? 'failed' : 'passed';
  say(`${step.name.padEnd(10)}${seconds.toFixed(1).padStart(6)} s   ${counts}`);
  return result;
}
