/**
 * What the users' bundle may be, checked after `vite build`: not a byte of the mock, nothing that supported browsers do not know, and
 * a first load that stays small. Prints the files of the first load.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { MOCK_MARKER } from '#mocks/core/answer.ts';
import { buildBaseline, firstLoad, type FirstFile } from './lib/first-load.ts';
import { ROOT } from './lib/paths.ts';
import { NEWER } from './vite/browsers.ts';

const DIST = `${ROOT}dist`;

/** Scripts of a first page against a page with the same libraries and one button (scripts/baseline). */
const MAX_TIMES_BASELINE = { '/': 1.36, '/epd/epdSearch': 1.58, '/app/epd/$id': 1.53 };
const MAX_STYLE_KB = 20;
/** Scripts and style sheets together: each costs a round trip on a slow connection. */
const MAX_FILES = 8;

/** Only the mock and its tools contain these. */
const MOCK_TRACES = [
  /__mock/i,
  /\bmsw\b/i,
  /mockServiceWorker/,
  /\bfaker\b/i,
  /X-Mock-World/i,
  new RegExp(MOCK_MARKER),
];
/** Formats of exports and files, which load when they are wanted (docs/open-data.md). */
const FORMAT_TRACES = [/registration_number/, /Unknown LCIA/, /LCIAResult/, /ILCD\/processes/];
const TEXT_FILES = new Set(['.js', '.mjs', '.css', '.html', '.json', '.map', '.svg', '.txt', '.webmanifest']);

/** The folder of this checkout in what was built: the bytes would depend on it (scripts/reproducible.ts). */
function machinePaths(): string[] {
  const here = ROOT.replace(/[\\/]$/, '');
  return ['dist', 'dist-workbench', 'dist-package']
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => TEXT_FILES.has(extname(name)))
        .filter((name) => readFileSync(join(ROOT, folder, name), 'utf8').includes(here))
        .map((name) => `${folder}/${name} contains the path of this checkout`),
    );
}

/** Traces of the mock in the bundle, as lines for people. */
function mockTraces(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT_FILES.has(extname(name)))
    .flatMap((name) => {
      const text = readFileSync(join(DIST, name), 'utf8');
      return MOCK_TRACES.filter((trace) => trace.test(text)).map(
        (trace) => `dist/${name} contains ${trace.source}`,
      );
    });
}

/** Open data formats in the first load, as lines for people. */
function formatTraces(): string[] {
  const names = new Set(
    Object.keys(MAX_TIMES_BASELINE).flatMap((page) => firstLoad(DIST, page).map(({ name }) => name)),
  );
  return [...names].flatMap((name) => {
    const text = readFileSync(join(DIST, name), 'utf8');
    return FORMAT_TRACES.filter((trace) => trace.test(text)).map(
      (trace) => `dist/${name} of the first load contains ${trace.source}`,
    );
  });
}

/** What the oldest supported browsers do not know, as lines for people. */
function newerThanSupported(): string[] {
  const folder = join(DIST, 'assets');
  return readdirSync(folder)
    .filter((name) => /\.m?js$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      // `portal-Cp6pKtRN.js` is `portal.js`.
      const plain = name.replace(/-[\w-]{8}(?=\.m?js$)/, '');
      return NEWER.filter(({ trace, mayHold = [] }) => !mayHold.includes(plain) && trace.test(text)).map(
        ({ trace }) =>
          `dist/assets/${name} contains ${trace.source}, which supported browsers lack (scripts/vite/browsers.ts)`,
      );
    });
}

const sumOf = (files: readonly FirstFile[], kind: FirstFile['kind']): number =>
  files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.gzipKb, 0);

async function budgetProblems(): Promise<string[]> {
  const files = firstLoad(DIST, '/');
  const styles = sumOf(files, 'style');
  const baseline = await buildBaseline();
  const line = (kb: number, words: string): void =>
    console.log(`  ${kb.toFixed(1).padStart(7)} kB  ${words}`);
  console.log('first load, gzip');
  for (const { name, gzipKb } of files) line(gzipKb, name);
  line(styles, `of style, at most ${MAX_STYLE_KB}; ${files.length} files, at most ${MAX_FILES}`);
  line(baseline.styleKb, 'of style, and');
  line(baseline.scriptKb, 'of scripts have the same libraries with one button: the baseline');
  const heavy = Object.entries(MAX_TIMES_BASELINE).flatMap(([page, most]) => {
    const scripts = sumOf(firstLoad(DIST, page), 'script');
    const times = scripts / baseline.scriptKb;
    line(scripts, `of scripts has ${page}: ${times.toFixed(2)} times the baseline, at most ${most}`);
    return times > most ? [`the scripts of ${page} are ${times.toFixed(2)} times the baseline`] : [];
  });
  return [
    ...heavy,
    ...(styles > MAX_STYLE_KB ? [`the first load has ${styles.toFixed(1)} kB of style`] : []),
    ...(files.length > MAX_FILES ? [`the first load has ${files.length} files`] : []),
    ...(styles > 0 ? [] : ['index.html names no style sheet']),
  ];
}

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('dist/ is missing: run "npm run build" first.');
  process.exitCode = 1;
} else {
  const problems = [
    ...mockTraces(),
    ...machinePaths(),
    ...formatTraces(),
    ...newerThanSupported(),
    ...(await budgetProblems()),
  ];
  for (const problem of problems) console.error(`FAIL  ${problem}`);
  if (problems.length === 0)
    console.log('ok    no trace of the mock, nothing too new, first load within its budget');
  else process.exitCode = 1;
}
