/**
 * Which room may import which: data flows one way, so that words can change without code, the website can be rebuilt
 * without the server, and the server be deployed without the website. `npm run walls` reads this.
 */
const tests = '\\.(test|spec)\\.tsx?$|^gateway/testing/';

/** Without keys the server's entry loads the stand-ins, as a chunk of its own: the one arrow to them. */
const entry = '^gateway/server[.]ts$';
const standIns = '^fakes/sandbox[.]ts$';

/**
 * A room, and all that its files may import of ours.
 *
 * @param {string} room
 * @param {string[]} allowed rooms beside itself
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const walls = (room, ...allowed) => ({
  name: `${room}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: [tests, entry] },
  to: {
    pathNot: ['node_modules', '^virtual:', ...[room, ...allowed].map((each) => `^${each}/`)],
    dependencyTypesNot: ['core', 'npm', 'npm-dev'],
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    walls('rules'),
    walls('search'),
    walls('config'),
    walls('content', 'catalog'),
    walls('catalog', 'content', 'rules', 'config', 'search'),
    walls('site', 'catalog', 'rules', 'search', 'config'),
    walls('gateway', 'rules', 'search', 'config'),
    walls('fakes', 'gateway', 'rules', 'config'),
    {
      name: 'the-server-loads-the-stand-ins-alone',
      severity: 'error',
      from: { path: entry },
      to: {
        pathNot: ['node_modules', '^(gateway|rules|search|config)/', standIns],
        dependencyTypesNot: ['core', 'npm'],
      },
    },
    {
      name: 'nothing-imports-the-website',
      comment: 'Everybody but its checks reads what it has built.',
      severity: 'error',
      from: { pathNot: '^(site|checks|build)/' },
      to: { path: '^site/' },
    },
    {
      name: 'packages-are-declared',
      comment: 'A package that another one brings along may leave with it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'], pathNot: '^virtual:' },
    },
    {
      name: 'the-server-needs-no-development-package',
      severity: 'error',
      from: { path: '^(gateway|rules|search|config)/', pathNot: [tests, '[.]config[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-in-production',
      severity: 'error',
      from: { pathNot: [tests, '^(checks|e2e)/'] },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Packages are not followed, and yet seen: a rule asks for them.
    exclude: { path: '^(dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
