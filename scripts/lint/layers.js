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
  dialects: ['world', ...GROUND],
  core: ['dialects', 'handlers', 'domain', 'world', ...GROUND],
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
    'dialects',
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
const any = (...types) => ({ to: element(...types) });
const types = (...of) => ({ to: element(...of), dependency: { kind: 'type' } });
const only = (type, fileInternalPath) => ({ to: { element: { type, fileInternalPath } } });

/** What each layer may import, and nothing else. */
const MAY_IMPORT = {
  boot: [any('app', 'api', 'i18n', 'config', 'lib', 'ui')],
  app: [any('routes', 'feature', 'parts', 'api', 'ui', 'i18n', 'config', 'lib')],
  // Types of the router's context, which the application owns.
  routes: [any('feature', 'parts', 'api', 'ui', 'i18n', 'config', 'lib'), types('app')],
  feature: [any('parts', 'api', 'ui', 'i18n', 'config', 'lib')],
  // Parts are what several features share: business words, but no feature.
  parts: [any('api', 'ui', 'i18n', 'config', 'lib')],
  // Queries in two languages name the language; the type only.
  api: [any('config', 'lib'), types('i18n')],
  // Every error key of the contract has a text.
  i18n: [any('config', 'lib'), only('api', 'generated/failures.gen.ts')],
  // Parts take text keys: their type, and the one hook that turns a key into words. A deployment names whose pictures server texts show.
  ui: [any('lib'), types('i18n'), only('i18n', 'use-text.ts'), only('config', 'config.ts')],
  config: [any('lib')],
  lib: [],
};
const OF_ALL_ROOMS = [only('api', 'generated/**'), only('lib', CONSTANTS_FOR_MOCKS)];
const OF_SOME_ROOMS = {
  // The workbench is a page with the portal's looks; of the mock it knows the types of the control API and plain helpers.
  workbench: [any('ui', 'i18n', 'lib', room('workbench'))],
  // The scripts of the demo stand in pages of the portal and speak its language.
  demo: [any('i18n')],
};

const message =
  'The layer "{{from.element.type}}" may not import "{{to.element.type}}" (scripts/lint/layers.js, docs/architecture.md).';

/** What the plugin needs to know, whatever file it looks at. */
export function layerSettings(root) {
  return {
    'boundaries/root-path': root,
    'boundaries/elements': elements,
    'boundaries/legacy-templates': false,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    // Without a resolver that knows TypeScript and the "imports" of package.json nothing at all is checked.
    'import/resolver': { typescript: { alwaysTryTypes: true, project: `${root}/tsconfig.json` } },
  };
}

/**
 * The rule for the files of one folder. Each folder has only the policies of its own layer, because the plugin tries every
 * policy on every import: all of them in one list took half of the whole lint.
 */
const mayImport = (folder, ...policies) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkUnknownLocals: true,
        message,
        policies: policies.map((allow) => ({ allow })),
      },
    ],
  },
});

/** The layer rules as overrides of a configuration; programs and tests see everything. */
export const layers = [
  // What lies in src itself, and then every layer in it.
  mayImport('src', ...MAY_IMPORT.boot),
  ...Object.entries(MAY_IMPORT)
    .filter(([name]) => name !== 'boot')
    .map(([name, policies]) => mayImport(name === 'feature' ? 'src/features' : `src/${name}`, ...policies)),
  // A file of the mock outside its rooms may import nothing.
  mayImport('mocks'),
  ...Object.entries(ROOMS).map(([name, known]) =>
    mayImport(room(name), any(...known.map(room)), ...OF_ALL_ROOMS, ...(OF_SOME_ROOMS[name] ?? [])),
  ),
  // A build, not a part of the page: a program like those in scripts.
  { files: ['mocks/workbench/vite.config.ts'], rules: { 'boundaries/dependencies': 'off' } },
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
