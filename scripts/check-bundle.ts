/** Checks the production build: no code of the mock, no unsupported APIs, size of the first load. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MOCK_MARKER } from '#mocks/core/answer.ts';
import { buildBaseline, firstLoad, type FirstFile } from './lib/first-load.ts';
import { escapedPattern, filesBelow, ROOT } from './lib/paths.ts';
import { NEWER } from './vite/browsers.ts';

const DIST = `${ROOT}dist`;

/** Maximum ratio to a baseline page with the same libraries and one button (scripts/baseline). */
const MAX_TIMES_BASELINE = { '/': 1.36, '/epd/epdSearch': 1.583, '/app/epd/$id': 1.53, '/news': 2.06 };
const MAX_STYLE_KB = 20;
/** Scripts and style sheets together: each costs a round trip on a slow connection. */
const MAX_FILES = 8;

/** Strings that only occur in the mock and its tools. */
const MOCK_TRACES = [
  /__mock/i,
  /\bmsw\b/i,
  /mockServiceWorker/,
  /\bfaker\b/i,
  /X-Mock-World/i,
  new RegExp(MOCK_MARKER),
].map((trace) => ({ trace }));
/** Open data formats, which must load on demand (docs/open-data.md). */
const FORMAT_TRACES = [/registration_number/, /Unknown LCIA/, /LCIAResult/, /ILCD\/processes/].map(
  (trace) => ({ trace }),
);
const TEXT_FILES = /\.(?:m?js|css|html|json|map|svg|txt|webmanifest)$/;

const textsIn = (folder: string): string[] =>
  existsSync(join(ROOT, folder))
    ? filesBelow(join(ROOT, folder), TEXT_FILES).map((name) => `${folder}/${name}`)
    : [];

/** One line per file and trace found in it. */
const traces = (
  files: readonly string[],
  wanted: readonly { readonly trace: RegExp; readonly mayHold?: readonly string[] }[],
  says: (trace: string) => string,
): string[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    // `portal-Cp6pKtRN.js` is `portal.js`.
    const plain = basename(file).replace(/-[\w-]{8}(?=\.m?js$)/, '');
    return wanted
      .filter(({ trace, mayHold = [] }) => !mayHold.includes(plain) && trace.test(text))
      .map(({ trace }) => `${file} ${says(trace.source)}`);
  });

const firstFiles = (): string[] => [
  ...new Set(
    Object.keys(MAX_TIMES_BASELINE).flatMap((page) =>
      firstLoad(DIST, page).map(({ name }) => `dist/${name}`),
    ),
  ),
];

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
  const built = ['dist', 'dist-workbench', 'dist-package'].flatMap(textsIn);
  const scripts = textsIn('dist').filter((file) => /\/assets\/.*\.m?js$/.test(file));
  // Absolute paths would make builds irreproducible (scripts/reproducible.ts).
  const here = { trace: new RegExp(escapedPattern(ROOT.replace(/[\\/]$/, ''))) };
  const problems = [
    ...traces(textsIn('dist'), MOCK_TRACES, (trace) => `contains ${trace}`),
    ...traces(built, [here], () => 'contains the path of this checkout'),
    ...traces(
      textsIn('dist/assets'),
      [{ trace: /(?:body|html|:root):has\(/ }],
      (trace) => `restyles the whole page at each insertion: ${trace}`,
    ),
    ...traces(firstFiles(), FORMAT_TRACES, (trace) => `of the first load contains ${trace}`),
    ...traces(
      scripts,
      NEWER,
      (trace) => `contains ${trace}, which supported browsers lack (scripts/vite/browsers.ts)`,
    ),
    ...(await budgetProblems()),
  ];
  for (const problem of problems) console.error(`FAIL  ${problem}`);
  if (problems.length === 0)
    console.log('ok    no trace of the mock, nothing too new, first load within its budget');
  else process.exitCode = 1;
}
