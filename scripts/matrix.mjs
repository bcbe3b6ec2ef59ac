/**
 * `npm run matrix`: the unit tests, those of the server among them, on every Node that the public may be served with. Each is
 * fetched as a package, once. `npm run matrix -- 24 gateway` runs one of them, and the tests of one folder.
 */
import { spawnSync } from 'node:child_process';
import { nodePackage, otherNode, versions } from './bootstrap/other-node.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool, say, UserError } from './bootstrap/say.mjs';

await runTool(async () => {
  const given = process.argv.slice(2);
  const chosen = given.filter((word) => /^\d+$/.test(word));
  const tests = given.filter((word) => !/^\d+$/.test(word));
  let code = 0;
  for (const version of chosen.length > 0 ? chosen : versions) {
    const node = await otherNode(version);
    if (!node)
      throw new UserError(`Node ${version} cannot be fetched: npx -p ${nodePackage()}@${version} node`);
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests];
    const { status } = spawnSync(node, vitest, { cwd: root, stdio: 'inherit' });
    say(`Node ${version}: ${status === 0 ? 'passed' : 'failed'}`);
    if (status !== 0) code = 1;
  }
  return code;
});
