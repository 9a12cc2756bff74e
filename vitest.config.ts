import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EXERCISED_DIR, ROOT } from './scripts/lib/paths.ts';
import { SecondTryReporter } from './scripts/lib/second-try-reporter.ts';

/**
 * Tests that put a module in another's place: modules of their own, at some seconds a file. Where files share them, what a file
 * before has loaded stays as it was, and the test says something or nothing by the order of the files.
 */
const ownModules = (ending: string): string[] =>
  readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join('tests', name))
    .filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(ROOT, file), 'utf8')));
const OWN_UNITS = ownModules('.test.ts');
const OWN_COMPONENTS = ownModules('.test.tsx');
/** Hundreds of whole pages; what React's development build warns of is said of each page by tests/faults/screens.test.tsx. */
const MANY_PAGES = ['tests/claims/claims.test.tsx', 'tests/faults/acts.test.tsx'];

const unit = { environment: 'node' as const };

const component = {
  environment: 'happy-dom' as const,
  setupFiles: ['tests/setup/component.ts'],
  // As in the browser tests: one more try on a build machine, never at the desk. What needed it is named (second-try-reporter.ts).
  retry: process.env['CI'] === undefined ? 0 : 1,
};

/** Where `npm test` wants the counts. */
const report = process.env['VITEST_JSON_OUTPUT_FILE'];
const json = (outputFile: string): ['json', { outputFile: string }] => ['json', { outputFile }];

/** Not the bundler's configuration: tests need neither its route generator nor a mock backend of their own. */
export default defineConfig({
  // In a copy of the project (scripts/mutants.ts) the packages lie elsewhere.
  server: { fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] } },
  test: {
    reporters: ['default', new SecondTryReporter(), ...(report === undefined ? [] : [json(report)])],
    // A guard against hanging, not a measure of speed: build machines are slow and busy.
    // V8 collects garbage and compiles beside a worker by default, which costs time where every core already runs one.
    execArgv: ['--single-threaded', '--max-semi-space-size=64'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Tests of a file run in another order than they stand in, always the same: one that hangs on another is noticed when it is written.
    sequence: { shuffle: { files: false, tests: true }, seed: 20 },
    // Nothing else runs beside the tests (scripts/test.ts); by default one core would stay idle.
    maxWorkers: '100%',
    // What tests call is shown by `npm run contract`.
    env: { MOCK_EXERCISED_DIR: EXERCISED_DIR },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          // Files share their modules: to load them is a third of the time. What a test stubs, it puts back.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/architecture/fixtures/**', ...OWN_UNITS],
        },
      },
      { extends: true, test: { ...unit, name: 'unit, own modules', include: OWN_UNITS } },
      {
        extends: true,
        test: {
          ...component,
          name: 'component',
          isolate: false,
          include: ['tests/**/*.test.tsx'],
          exclude: [...OWN_COMPONENTS, ...MANY_PAGES],
        },
      },
      { extends: true, test: { ...component, name: 'component, own modules', include: OWN_COMPONENTS } },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...component,
          name: 'many pages',
          setupFiles: ['tests/setup/production.ts', ...component.setupFiles],
          isolate: false,
          include: MANY_PAGES,
        },
      },
    ],
  },
});
