/**
 * Who may import whom (docs/architecture.md). A linter reads its configuration as plain JavaScript, hence this file.
 * `tests/architecture/lint-rules.test.ts` applies the same rules to a small tree of bad examples.
 */
/** What the mock may know of the portal besides generated types: tables and constants, never screens. */
const CONSTANTS_FOR_MOCKS = '{limits,states,storage-keys}.ts';

/**
 * The rooms of the mock, from the ground up, each with the rooms that it may know. What seed, operator, scenarios and
 * handlers share lies in `domain`; handlers and operator read the World's rows, not the seed that they come from.
 */
const GROUND = ['openapi', 'lib'];
const ROOMS = {
  lib: [],
  openapi: [],
  files: ['lib'],
  captcha: ['files', 'lib'],
  world: GROUND,
  domain: ['world', ...GROUND],
  seed: ['domain', 'world', ...GROUND],
  handlers: ['domain', 'captcha', 'files', 'world', ...GROUND],
  operator: ['domain', 'world', ...GROUND],
  core: ['handlers', 'domain', 'world', ...GROUND],
  scenarios: ['operator', 'handlers', 'domain', 'seed', 'world', ...GROUND],
  charts: ['operator', 'handlers', 'domain', 'world', ...GROUND],
  recording: ['captcha', 'seed', 'domain', 'world', ...GROUND],
  control: [
    'charts',
    'captcha',
    'recording',
    'scenarios',
    'operator',
    'core',
    'domain',
    'seed',
    'world',
    ...GROUND,
  ],
  // It passes puzzles as the portal does.
  workbench: ['captcha', ...GROUND],
  playwright: ['world', ...GROUND],
  adapters: ['control', 'scenarios', 'core', 'handlers', 'domain', 'seed', 'world', ...GROUND],
  demo: ['adapters', 'world', 'lib'],
};
const room = (name) => `mocks/${name}`;
const rooms = Object.keys(ROOMS).map(room);

/** Packages of the mock and of tests: not one byte of them reaches the portal's users. */
const FOR_TESTS_ONLY = [
  {
    group: ['msw', 'msw/*', '@faker-js/*', 'ajv', 'ajv/*', 'ajv-formats'],
    message: 'This belongs to the mock.',
  },
];

/**
 * A folder and its name as a layer. Full matching: by default the plugin also accepts a path that merely ends like
 * the pattern, so that `tests/mocks` would count as `mocks`.
 */
const layer = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture }),
});

const elements = [
  layer('feature', 'src/features/*', ['name']),
  ...['app', 'routes', 'parts', 'api', 'ui', 'i18n', 'config', 'lib'].map((name) =>
    layer(name, `src/${name}`),
  ),
  // Files directly in src/: main.tsx and routes.ts. Last, because everything above lies in src/ too.
  layer('boot', 'src'),
  ...rooms.map((name) => layer(name, name)),
  // A file of the mock outside its rooms: it may import nothing, so there is none.
  ...['mocks', 'scripts', 'tests', 'e2e'].map((name) => layer(name, name)),
];

const element = (...types) => ({ element: { type: types } });
const allow = (from, ...to) => ({ from: element(from), allow: { to: element(...to) } });

const policies = [
  allow('boot', 'app', 'api', 'i18n', 'config', 'lib', 'ui'),
  allow('app', 'routes', 'feature', 'parts', 'api', 'ui', 'i18n', 'config', 'lib'),
  allow('routes', 'feature', 'parts', 'api', 'ui', 'i18n', 'config', 'lib'),
  // Parts are what several features share: business words, but no feature.
  allow('parts', 'api', 'ui', 'i18n', 'config', 'lib'),
  allow('feature', 'parts', 'api', 'ui', 'i18n', 'config', 'lib'),
  allow('api', 'config', 'lib'),
  allow('i18n', 'config', 'lib'),
  allow('ui', 'lib'),
  allow('config', 'lib'),
  // Parts take text keys: their type, and the one hook that turns a key into words.
  { from: element('ui'), allow: { to: element('i18n'), dependency: { kind: 'type' } } },
  { from: element('ui'), allow: { to: { element: { type: 'i18n', fileInternalPath: 'use-text.ts' } } } },
  // Every error key of the contract has a text.
  {
    from: element('i18n'),
    allow: { to: { element: { type: 'api', fileInternalPath: 'generated/failures.gen.ts' } } },
  },
  // Queries in two languages name the language; the type only.
  { from: element('api'), allow: { to: element('i18n'), dependency: { kind: 'type' } } },
  // Types of the router's context, which the application owns.
  { from: element('routes'), allow: { to: element('app'), dependency: { kind: 'type' } } },
  ...Object.entries(ROOMS).map(([name, known]) => allow(room(name), ...known.map(room))),
  // A build, not a part of the page.
  { from: { file: { path: '**/mocks/workbench/vite.config.ts' } }, allow: { to: element('scripts') } },
  // The workbench is a page with the portal's looks; of the mock it knows the types of the control API and plain helpers.
  allow(room('workbench'), 'ui', 'i18n', 'lib', room('workbench')),
  // The scripts of the demo stand in pages of the portal and speak its language.
  allow(room('demo'), 'i18n'),
  { from: element(...rooms), allow: { to: { element: { type: 'api', fileInternalPath: 'generated/**' } } } },
  {
    from: element(...rooms),
    allow: { to: { element: { type: 'lib', fileInternalPath: CONSTANTS_FOR_MOCKS } } },
  },
  // Programs and tests see everything.
  ...['scripts', 'tests', 'e2e'].map((from) => allow(from, ...elements.map(({ type }) => type))),
];

const message =
  'The layer "{{from.element.type}}" may not import "{{to.element.type}}" (scripts/lint/layers.js, docs/architecture.md).';

/** What the plugin needs to know, whatever file it looks at. */
export function layerSettings(root) {
  return {
    'boundaries/root-path': root,
    'boundaries/elements': elements,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    // Without a resolver that knows TypeScript and the "imports" of package.json nothing at all is checked.
    'import/resolver': { typescript: { alwaysTryTypes: true, project: `${root}/tsconfig.json` } },
  };
}

/** The layer rules as overrides of a configuration. */
export const layers = [
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkUnknownLocals: true, message, policies },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'openapi-fetch', message: 'Only src/api speaks HTTP.' }],
          patterns: FOR_TESTS_ONLY,
        },
      ],
    },
  },
  {
    // The mock runs in Node and in a service worker; what only one of them has, an adapter brings.
    files: ['mocks/**/*.{ts,tsx}'],
    excludeFiles: ['mocks/adapters/**', 'mocks/playwright/**', '**/vite.config.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'The mock runs in browsers too (mocks/adapters).' }] },
      ],
    },
  },
  {
    files: ['src/api/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: FOR_TESTS_ONLY }] },
  },
];
