/** npm run help: every npm script with one line, by what it is for. tests/docs/facts.test.ts compares this table with package.json. */
import { pathToFileURL } from 'node:url';
import { endWithReader } from './lib/command-line.ts';

interface CommandGroup {
  title: string;
  /** Name of the npm script, and what it does. */
  scripts: Readonly<Record<string, string>>;
}

export const COMMANDS: readonly CommandGroup[] = [
  {
    title: 'Develop',
    scripts: {
      help: 'lists all commands',
      start: 'development server with portal and mock backend',
      dev: 'the same with options: --target URL puts a real server behind it, --mocked id,id keeps these calls with the mock',
      generate: 'writes types, tables and docs/assumptions.md from openapi/',
      format: 'formats all files',
      scenario:
        'scenarios and recordings without a browser: list, start <id>, record <file>, replay <file...> [--base URL]',
    },
  },
  {
    title: 'Check',
    scripts: {
      test: 'everything that must hold: the checks below, build, unit, component and browser tests',
      check: 'the quick part, with caches: types, lint, format, dead code, contract, unused texts',
      types: 'TypeScript alone',
      lint: 'Oxlint alone, with the rules of the layers',
      'format:check': 'fails where a file is not formatted',
      knip: 'finds dead code and unused packages',
      contract:
        'lints the contract, compares it with handlers, screens and tests, and prints how complete each area is',
      'contract:diff': 'lists what changed in the contract, breaking changes first',
      'coverage:rows': 'writes coverage/requirements.md: every requirement with the tests that hold it',
      size: 'lines written by hand beside their limits',
      e2e: 'builds, then runs the browser tests',
    },
  },
  {
    title: 'Build and run',
    scripts: {
      build: 'production build: portal (dist/), workbench (dist-workbench/) and the Playwright entry',
      'build:workbench': 'the workbench alone, the page at /__mock/',
      'build:playwright': "the entry for other projects' tests, in dist-playwright/",
      'build:demo': 'the demo without a server: static files for any path of any host, in dist-demo/',
      preview: 'serves the production build with the mock backend',
      mock: 'the mock backend alone; --data <dir> keeps Worlds over a restart',
      release: 'prepares dist/ for a server, with the configuration of nginx, in dist-release/',
      conformance: 'compares a running server with the contract, call by call',
    },
  },
  {
    title: 'Test further (not part of npm test)',
    scripts: {
      'test:all': 'npm test and all of these, each with its time; hours',
      'e2e:firefox': 'the main journey in an installed Firefox',
      'e2e:nginx': 'the browser tests on the production build behind nginx',
      'test:faults': 'the whole fault matrix: every call of every screen fails in every way',
      'test:fuzz': 'valid, nearly valid and hostile requests for every handler, made from the contract',
      crash: 'kills a server 50 times while it writes Worlds, and writes coverage/crash.md',
      bench: 'measures server and portal against their limits, and writes coverage/benchmarks.md',
      mutants: 'plants one bug for each section of the documents and names those that no test notices',
      mutation: 'Stryker: changes rules, helpers and handlers line by line; --mutate <file> only one',
      'check:order': 'the Vitest suite in three random orders',
      'check:nodes': 'the unit tests on Node 20.19, 22 and 24',
    },
  },
  {
    title: 'Renew what is committed',
    scripts: {
      recordings: 'writes docs/recordings from the journeys in scripts/recordings',
      pictures: 'takes the pictures of the documents; names after -- take only some',
    },
  },
];

function helpText(): string {
  const groups = COMMANDS.map(({ title, scripts }) => {
    const lines = Object.entries(scripts).map(([name, what]) => `  ${name.padEnd(18)}${what}`);
    return [title, ...lines].join('\n');
  });
  return [...groups, 'Options: npm run <name> -- --help, for the commands that have some.'].join('\n\n');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  endWithReader();
  console.log(helpText());
}
