/**
 * Import rules between layers (docs/architecture.md). Plain JavaScript, because the linter loads it as configuration.
 * `tests/architecture/lint-rules.test.ts` applies the same rules to a small tree of bad examples.
 */
/** What the mock may import from the portal besides generated types: constants, never components. */
const CONSTANTS_FOR_MOCKS = '{limits,product-shapes,seal-rings,states,storage-keys}.ts';

/**
 * Layers of the mock from the bottom up, with their allowed dependencies. `domain` holds what seed, operator, scenarios and
 * handlers share; handlers and operator read rows of the World, never the seed.
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
  traffic: ['recording', 'scenarios', 'core', 'files', 'seed', 'world', ...GROUND],
  control: [
    'traffic',
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
  // The workbench solves captcha puzzles with the portal's code.
  workbench: ['captcha', ...GROUND],
  client: GROUND,
  mcp: ['client', 'scenarios', 'operator', 'world', ...GROUND],
  playwright: ['client', 'world', ...GROUND],
  vitest: ['adapters', 'client', 'core', ...GROUND],
  adapters: ['control', 'scenarios', 'core', 'handlers', 'domain', 'seed', 'world', ...GROUND],
  demo: ['adapters', 'world', 'lib'],
};
const room = (name) => `mocks/${name}`;
const rooms = Object.keys(ROOMS).map(room);

/** Packages that must never reach the production bundle. */
const FOR_TESTS_ONLY = [
  {
    group: ['msw', 'msw/*', '@faker-js/*', 'ajv', 'ajv/*', 'ajv-formats'],
    message: 'This belongs to the mock.',
  },
];

/**
 * Maps a folder to a layer. `mode: full`: by default the plugin also matches a path's suffix, so `tests/mocks` would count as
 * `mocks`.
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
  // Files directly in src/ (main.tsx, routes.ts). Last, because everything above is in src/ too.
  layer('boot', 'src'),
  ...rooms.map((name) => layer(name, name)),
  // Files of the mock outside every layer may import nothing.
  ...['mocks', 'scripts', 'tests', 'e2e'].map((name) => layer(name, name)),
];

const element = (...types) => ({ element: { type: types } });
const any = (...types) => ({ to: element(...types) });
const types = (...of) => ({ to: element(...of), dependency: { kind: 'type' } });
const only = (type, fileInternalPath) => ({ to: { element: { type, fileInternalPath } } });

/** Allowed imports of each layer; everything else is forbidden. */
const MAY_IMPORT = {
  boot: [any('app', 'api', 'i18n', 'config', 'lib', 'ui')],
  app: [any('routes', 'feature', 'parts', 'api', 'ui', 'i18n', 'config', 'lib')],
  // Types of the router context, which app defines.
  routes: [any('feature', 'parts', 'api', 'ui', 'i18n', 'config', 'lib'), types('app')],
  feature: [any('parts', 'api', 'ui', 'i18n', 'config', 'lib')],
  // Components and hooks shared by several features; they import no feature.
  parts: [any('api', 'ui', 'i18n', 'config', 'lib')],
  // Queries in both languages use the language type only.
  api: [any('config', 'lib'), types('i18n')],
  // Every error key of the contract has a text.
  i18n: [any('config', 'lib'), only('api', 'generated/failures.gen.ts')],
  // Components take text keys: the key type, and the hook that translates a key. `config` names the allowed picture origins.
  ui: [any('lib'), types('i18n'), only('i18n', 'use-text.ts'), only('config', 'config.ts')],
  config: [any('lib')],
  lib: [],
};
const OF_ALL_ROOMS = [only('api', 'generated/**'), only('lib', CONSTANTS_FOR_MOCKS)];
const OF_SOME_ROOMS = {
  // The workbench uses the portal's UI components; of the mock it uses only types of the control API and plain helpers.
  workbench: [any('ui', 'i18n', 'lib', room('workbench'))],
  // Demo scripts run in pages of the portal and use its translations.
  demo: [any('i18n')],
};

const message =
  'The layer "{{from.element.type}}" may not import "{{to.element.type}}" (scripts/lint/layers.js, docs/architecture.md).';

/** Plugin settings for every linted file. */
export function layerSettings(root) {
  return {
    'boundaries/root-path': root,
    'boundaries/elements': elements,
    'boundaries/legacy-templates': false,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    // Without a resolver for TypeScript and for "imports" of package.json, the plugin checks nothing.
    'import/resolver': { typescript: { alwaysTryTypes: true, project: `${root}/tsconfig.json` } },
  };
}

/**
 * The rule for one folder. Only its own layer's policies: the plugin tests each policy on each import, and one list for all took
 * half of the lint time.
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

/** The layer rules as configuration overrides; scripts and tests may import everything. */
export const layers = [
  // Files directly in src, then each layer.
  mayImport('src', ...MAY_IMPORT.boot),
  ...Object.entries(MAY_IMPORT)
    .filter(([name]) => name !== 'boot')
    .map(([name, policies]) => mayImport(name === 'feature' ? 'src/features' : `src/${name}`, ...policies)),
  // Files of the mock outside every layer may import nothing.
  mayImport('mocks'),
  ...Object.entries(ROOMS).map(([name, known]) =>
    mayImport(room(name), any(...known.map(room)), ...OF_ALL_ROOMS, ...(OF_SOME_ROOMS[name] ?? [])),
  ),
  // A build script, not part of the page.
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
    // The mock runs in Node and in a service worker: platform APIs are injected by adapters.
    files: ['mocks/**/*.{ts,tsx}'],
    excludeFiles: ['mocks/adapters/**', 'mocks/playwright/**', 'mocks/mcp/**', '**/vite.config.ts'],
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
