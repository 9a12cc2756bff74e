import { defineConfig } from 'vitest/config';
import { EXERCISED_DIR } from './scripts/lib/paths.ts';

/** Not the bundler's configuration: tests need neither its route generator nor a mock backend of their own. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // A guard against hanging, not a measure of speed: build machines are slow and busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Nothing else runs beside the tests (scripts/test.ts); by default one core would stay idle.
    maxWorkers: '100%',
    // What tests call is shown by `npm run contract`.
    env: { MOCK_EXERCISED_DIR: EXERCISED_DIR },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/architecture/fixtures/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup/component.ts'],
        },
      },
    ],
  },
});
