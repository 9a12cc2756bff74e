/**
 * The lint of the whole project: types, layers (scripts/lint/layers.js), React, queries, sizes. `npm run lint` also asks for
 * the reason of each comment that switches a rule off (scripts/lint/suppressions.ts).
 */
import { layers, layerSettings } from './scripts/lint/layers.js';
import { javascript, query, react, typed, typescript, uncompiled } from './scripts/lint/recommended.js';

/** Throwing these is how the router is told where to go. */
const ROUTER_SIGNALS = {
  from: 'package',
  package: '@tanstack/router-core',
  name: ['Redirect', 'NotFoundError'],
};

export default {
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0 },
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: [
    'eslint-plugin-boundaries',
    '@tanstack/eslint-plugin-query',
    `${import.meta.dirname}/scripts/lint/queries.js`,
  ],
  categories: { correctness: 'off' },
  settings: layerSettings(import.meta.dirname),
  ignorePatterns: [
    'dist/',
    'dist-workbench/',
    'dist-demo/',
    'dist-package/',
    'node_modules/',
    '.tanstack/',
    'test-results/',
    'playwright-report/',
    '**/generated/',
    '**/*.gen.ts',
    // Projects of their own, whose packages are not installed here; e2e/other-projects.spec.ts checks their types and runs them.
    'docs/example-tests/',
    'docs/example-handlers/',
    // Bad on purpose; tests/architecture/lint-rules.test.ts lints them.
    'tests/architecture/fixtures/',
  ],
  rules: {
    ...javascript,
    'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    { files: ['**/*.js'], rules: uncompiled },
    { files: ['scripts/openapi/*.js'], env: { node: true } },
    // Loaded by a script tag, before any module.
    {
      files: ['public/**/*.js'],
      env: { browser: true },
      // Old browsers read these too, and know no catch without a name.
      rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }] },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...typescript,
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-non-null-assertion': 'error',
        'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }],
        'import/no-default-export': 'error',
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      excludeFiles: ['tests/**'],
      rules: {
        ...typed,
        'typescript/only-throw-error': ['error', { allow: [ROUTER_SIGNALS] }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    // These are read by tools that want a default export.
    {
      files: ['**/*.config.ts', 'e2e/global-*.ts', 'tests/setup/global-*.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['src/**/*.{ts,tsx}', 'mocks/workbench/**/*.{ts,tsx}', 'tests/**/*.tsx'],
      rules: { ...react, ...query, 'ours/query-returns': 'error' },
    },
    // Playwright hands fixtures on through a function that is called `use`, which is no React hook.
    {
      files: ['e2e/**/*.ts'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    // Texts grow with the screens, not with their complexity.
    { files: ['src/i18n/locales/**'], rules: { 'max-lines': 'off' } },
    ...layers,
  ],
};
