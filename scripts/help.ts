/** npm run help: every npm script in one line, by purpose. tests/docs/facts.test.ts compares this table with package.json. */
import { commandLine, isProgram } from './lib/command-line.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';

interface CommandGroup {
  title: string;
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
        'scenarios and recordings without a browser: list, start <id>, record <file>, replay <file...>, steps <file>',
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
      size: 'lines written by hand beside their limits',
      e2e: 'builds, then runs the browser tests',
    },
  },
  {
    title: 'Build and run',
    scripts: {
      build:
        'production build: portal (dist/), workbench (dist-workbench/) and the package for other projects',
      'build:workbench': 'the workbench alone, the page at /__mock/',
      'build:package':
        "what npm pack packs beside them: server and entries for other projects' tests, in dist-package/",
      'build:demo': 'the demo without a server: static files for any path of any host, in dist-demo/',
      preview: 'serves the production build with the mock backend',
      mock: 'the mock backend alone; --data <dir> keeps Worlds over a restart',
      prepack: 'builds everything before npm pack',
      sitemap: 'writes sitemap.xml: public pages and all declarations of a server',
      release: 'prepares dist/ for a server, with the configuration of nginx, in dist-release/',
      conformance: 'compares a running server with the contract, call by call',
    },
  },
  {
    title: 'Test further (not part of npm test)',
    scripts: {
      'test:all': 'npm test without samples and all of these, each with its time; hours',
      'e2e:firefox': 'the main journey in an installed Firefox',
      'e2e:nginx': 'the browser tests on the production build behind nginx',
      'test:faults': 'the whole fault matrix: every call of every screen fails in every way',
      'test:fuzz': 'valid, nearly valid and hostile requests for every handler, made from the contract',
      crash: 'kills a server 50 times while it writes Worlds, and writes coverage/crash.md',
      bench: 'measures server and portal against their limits, and writes coverage/benchmarks.md',
      visual:
        'compares pictures of twelve screens with those of e2e/visual; -- --update-snapshots takes them anew',
      mutants: 'plants one bug for each section of the documents and names those that no test notices',
      mutation: 'Stryker: changes rules, helpers and handlers line by line; --mutate <file> only one',
      'check:order': 'the Vitest suite in a random order',
      'check:reproducible': 'builds in two folders, and compares every file',
      'check:nodes': 'the unit tests on Node 20.19, 22, 24 and 26',
    },
  },
  {
    title: 'Renew what is committed',
    scripts: {
      recordings: 'plays the journeys of docs/recordings, and writes their answers anew',
      pictures: 'takes the pictures of the documents; names after -- take only some',
      'figure-face': 'cuts the face of figures and first headings from its package',
      'pictures:share': 'draws the pictures of shared links and the icons anew',
    },
  },
];

/** What all commands have in common. */
const ENDING = `Options: npm run <name> -- --help. Commands that report something have --json FILE; Knip, Vitest and Playwright have reporters of
their own.

Exit codes
  0    as it should be
  1    a finding, a difference, a failed check, a server that cannot start
  2    a wrong command line, or nothing that could be checked
  130  stopped with Ctrl-C
  141  the reader of the output has ended (| head)`;

function helpText(): string {
  const groups = COMMANDS.map(({ title, scripts }) => {
    const lines = Object.entries(scripts).map(([name, what]) => `  ${name.padEnd(18)}${what}`);
    return [title, ...lines].join('\n');
  });
  return [...groups, ENDING].join('\n\n');
}

if (isProgram(import.meta.url)) {
  const { values } = commandLine(helpText(), JSON_OPTION);
  writeJson(values.json, COMMANDS);
  console.log(helpText());
}
