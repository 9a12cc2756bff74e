/**
 * What the users' bundle may be, checked after `vite build`: not a byte of the mock, and a first load that stays
 * small. Prints the files of the first load.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MOCK_MARKER } from '#mocks/lib/marker.ts';
import { ROOT } from './lib/paths.ts';

const DIST = `${ROOT}dist`;

/** JavaScript named by index.html: what a visitor waits for before the first page is drawn. */
const MAX_SCRIPT_KB = 270;
/** Scripts and style sheets together: each costs a round trip on a slow connection. */
const MAX_FILES = 12;

/** Only the mock and its tools contain these. */
const MOCK_TRACES = [
  /__mock/i,
  /\bmsw\b/i,
  /mockServiceWorker/,
  /\bfaker\b/i,
  /X-Mock-World/i,
  new RegExp(MOCK_MARKER),
];
const TEXT_FILES = new Set(['.js', '.mjs', '.css', '.html', '.json', '.map', '.svg', '.txt', '.webmanifest']);

/** A file of the first load. */
interface FirstFile {
  name: string;
  kind: 'script' | 'style';
  gzipKb: number;
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

/** Scripts, preloads and style sheets that index.html names. */
function firstLoad(): FirstFile[] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const names = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, name]) => name ?? '',
  );
  return [...new Set(names)].map((name) => ({
    name,
    kind: name.endsWith('.css') ? 'style' : 'script',
    gzipKb: gzipSync(readFileSync(join(DIST, name))).length / 1000,
  }));
}

function budgetProblems(files: readonly FirstFile[]): string[] {
  const scripts = files.filter(({ kind }) => kind === 'script').reduce((sum, { gzipKb }) => sum + gzipKb, 0);
  console.log('first load, gzip');
  for (const { name, gzipKb } of files) console.log(`  ${gzipKb.toFixed(1).padStart(7)} kB  ${name}`);
  console.log(
    `  ${scripts.toFixed(1).padStart(7)} kB of scripts, at most ${MAX_SCRIPT_KB}; ${files.length} files, at most ${MAX_FILES}`,
  );
  return [
    ...(scripts > MAX_SCRIPT_KB
      ? [`the first load has ${scripts.toFixed(1)} kB of scripts, at most ${MAX_SCRIPT_KB}`]
      : []),
    ...(files.length > MAX_FILES ? [`the first load has ${files.length} files, at most ${MAX_FILES}`] : []),
    ...(files.some(({ kind }) => kind === 'script') ? [] : ['index.html names no script']),
  ];
}

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('dist/ is missing: run "npm run build" first.');
  process.exitCode = 1;
} else {
  const problems = [...mockTraces(), ...budgetProblems(firstLoad())];
  for (const problem of problems) console.error(`FAIL  ${problem}`);
  if (problems.length === 0) console.log('ok    no trace of the mock, first load within its budget');
  else process.exitCode = 1;
}
