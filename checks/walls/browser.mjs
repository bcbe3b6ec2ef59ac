/**
 * What may not be sent to a browser. Types are gone by then, so imports of types don't count. `npm run walls` reads this.
 */

/** Where the browser's code begins: the entry, and what is fetched when it is needed. */
const entries =
  '^site/(pages/[+]client|client/|search/browser/|support-chat/.*[.]ts$|islands/hydrate)|[.]island[.]tsx$';

/**
 * @param {string} name
 * @param {string} path what is forbidden
 * @param {string} comment why
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const not = (name, path, comment) => ({
  name: `no-${name}-in-the-browser`,
  comment,
  severity: 'error',
  from: { path: entries, pathNot: '[.]test[.]' },
  to: { path, reachable: true },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    not('catalog', '^catalog/', 'It would send every article and the YAML reader to each visitor.'),
    not('content', '^content/', 'Words come to an island as properties.'),
    not('configuration', '^config/(?!contact-path[.])', 'What an island needs comes to it as properties.'),
    not('zod', 'node_modules/zod/', 'It weighs more than the island.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules)/(?!zod)' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
