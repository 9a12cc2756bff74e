/** The tests of `npm run mutation`: those that hold rules, helpers and handlers. Whole pages, builds and servers are too slow for it. */
import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

const TOO_WIDE = [
  'tests/{app,architecture,config,conformance,contract-diff,deploy,docs,faults,fuzz,mutants,openapi,routes,scripts}/**',
  'tests/mocks/{adapters,control,demo,recording,scenarios,workbench}/**',
];

/** The projects of the suite, each without them. */
const projects = (base.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project
    ? [{ ...project, test: { ...project.test, exclude: [...(project.test?.exclude ?? []), ...TOO_WIDE] } }]
    : [],
);

export default defineConfig({
  ...base,
  // Stryker tells itself which tests fail, takes one core for each of its own processes, and starts threads, which V8's options break.
  test: { ...base.test, reporters: [], execArgv: [], maxWorkers: 1, sequence: {}, projects },
});
