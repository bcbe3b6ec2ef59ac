/**
 * `npm test`: everything that can be checked, from a fresh clone on. A step that fails does not keep the others from
 * running; the last lines name it and give the counts. `npm test -- payout` runs the tests of one subject only,
 * `npm test -- --list` names the subjects.
 */
import { ensureBrowser } from './bootstrap/browser.mjs';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { freePort } from './bootstrap/free-port.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { newestLts, otherNode } from './bootstrap/other-node.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { runTool, say } from './bootstrap/say.mjs';
import { runStep, stepOrWhyNot } from './bootstrap/step.mjs';
import {
  browserStep,
  buildsStep,
  buildStep,
  otherNodeStep,
  staticSteps,
  unitStep,
} from './bootstrap/steps.mjs';
import { subjects, testsOf } from './bootstrap/subjects.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failing = [];

await runTool(async () => {
  const [subject] = process.argv.slice(2);
  if (subject === '--list') {
    say(subjects());
    return 0;
  }
  checkNodeVersion();
  await ensurePackages();
  await (subject ? testSubject(subject) : testEverything());
  say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  if (failing.length > 0) say(`Failed: ${failing.join(', ')}. What went wrong stands above.`);
  return failing.length > 0 ? 1 : 0;
});

/**
 * Two cores are shared by what needs one each: the build beside what needs none, then the tests that build beside those of the
 * server and all others. What is tried in a browser follows by itself: beside others each page takes twice as long.
 */
async function testEverything() {
  let isBuilt = false;
  const builds = async () => {
    isBuilt = await passes(buildStep);
    // Where there is no browser yet, it is fetched meanwhile.
    if (isBuilt) await Promise.all([passes(buildsStep()), inBrowser()]);
  };
  const others = async () => {
    await Promise.all(staticSteps.map(passes));
    const inTurn = async () => {
      await passes(unitStep('unit'));
      await passes(unitStep('integration'));
    };
    await Promise.all([inTurn(), onNewestNode()]);
  };
  await Promise.all([builds(), others()]);
  if (isBuilt) await passes(await inBrowser());
  else say('The tests of the built site were left out, since it cannot be built.');
}

/** This machine may have an old Node; the server is to run on the newest with long-term support as well. */
async function onNewestNode() {
  if (process.version.startsWith(`v${newestLts}.`)) return;
  const node = await otherNode(newestLts);
  if (node) await passes(otherNodeStep(newestLts, node));
  else say(`LEFT OUT: the server on Node ${newestLts}, which cannot be fetched here.`);
}

/** @param {string} subject */
async function testSubject(subject) {
  const { unit, builds, browser } = testsOf(subject);
  // Tests of providers mostly wait.
  const withoutBrowser = async () => {
    if (unit.length > 0) await passes(unitStep(unit));
    if (builds.length > 0) await passes(buildsStep(builds));
  };
  const ofTheBuilt = async () => {
    if (browser.length > 0) await passes(await inBrowser(browser, buildIfStale));
  };
  await Promise.all([withoutBrowser(), ofTheBuilt()]);
}

/**
 * @param {string[]} [files]
 * @param {() => Promise<void>} [before] what else it needs
 */
function inBrowser(files, before) {
  return stepOrWhyNot('browser', async () => {
    await before?.();
    return browserStep({ browser: await ensureBrowser(), port: await freePort() }, files);
  });
}

/**
 * Runs a step and says how it went, with its output if it failed.
 *
 * @param {import('./bootstrap/step.mjs').Step} step
 */
async function passes(step) {
  const { passed, failed, skipped, seconds, output, parts = [], leftOut } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const counts = step.count ? `${passed} passed, ${failed} failed` : failed > 0 ? 'failed' : 'passed';
  say(`${step.name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s   ${counts}`);
  for (const line of [...parts, ...leftOut]) say(`  ${line}`);
  if (failed > 0) {
    failing.push(step.name);
    say(`\n--- ${step.name} ---\n${output}--- end of ${step.name} ---\n`);
  }
  return failed === 0;
}
