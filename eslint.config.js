/** The lint of the whole project: types, layers (scripts/lint/layers.js), React, queries, sizes, reasons. */
import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './scripts/lint/layers.js';

/** Throwing these is how the router is told where to go. */
const ROUTER_SIGNALS = {
  from: 'package',
  package: '@tanstack/router-core',
  name: ['Redirect', 'NotFoundError'],
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'node_modules/',
    '.tanstack/',
    'test-results/',
    'playwright-report/',
    '**/generated/',
    '**/*.gen.ts',
    // Bad on purpose; tests/architecture/lint-rules.test.ts lints them.
    'tests/architecture/fixtures/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  comments.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': ['error', { allow: [ROUTER_SIGNALS] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Handlers, guards and loaders are async by contract, whether or not one of them waits.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    name: 'tests',
    // Types cost most of the lint's time. In tests only a forgotten `await` is worth it: such a test proves nothing.
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    name: 'modules',
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })] },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
    },
  },
  {
    name: 'modules/default-exports',
    // These are read by tools that want a default export.
    files: ['*.config.ts', 'e2e/global-*.ts', 'tests/setup/global-*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    name: 'react',
    files: ['src/**/*.{ts,tsx}', 'mocks/workbench/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, query.configs['flat/recommended']],
    rules: { '@tanstack/query/prefer-query-options': 'error' },
  },
  {
    name: 'public',
    // Loaded by a script tag, before any module.
    files: ['public/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: { window: 'readonly', document: 'readonly', localStorage: 'readonly' },
    },
  },
  {
    // Playwright hands fixtures on through a function that is called `use`, which is no React hook.
    name: 'e2e',
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    name: 'size',
    files: ['**/*.{js,ts,tsx}'],
    // Tables of texts, seed rows and row types grow with their content, not with their complexity.
    ignores: ['mocks/seed/**', 'src/i18n/locales/**'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'suppressions',
    rules: {
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      '@eslint-community/eslint-comments/no-unused-disable': 'off', // reportUnusedDisableDirectives does it
    },
  },
  ...layers(import.meta.dirname),
);
