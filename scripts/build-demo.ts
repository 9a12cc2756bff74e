/**
 * Builds the demo as static files for any base path, in dist-demo/: the portal and the workbench as built, and a service worker
 * with the mock. Needs dist/ and dist-workbench/.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { NOTE_FILE, PANEL_FILE, PORTAL_FOLDER, WORKBENCH_FOLDER, WORKER_FILE } from '#mocks/demo/place.ts';
import { ROLES } from '#src/ui/theme/colors.ts';
import { exitOnClosedPipe } from './lib/command-line.ts';
import { filesBelow, ROOT } from './lib/paths.ts';
import { oneScript } from './lib/one-script.ts';
import { sorted } from './notices/components.ts';
import { componentsOf, NOTICES_FILE, noticesOf, SBOM_FILE, sbomOf } from './notices/documents.ts';
import { noticesCollector } from './notices/plugin.ts';
import { folderOf, PUBLIC_PAGES } from './pages/table.ts';

exitOnClosedPipe();

const OUT = join(ROOT, 'dist-demo');
const PAGE = /\.html$/;

const notices = noticesCollector();

const bundled = (entry: string, format: 'iife' | 'es'): Promise<string> =>
  oneScript(entry, { format, plugins: [notices.plugin] });

/** The palette as CSS custom properties, for pages without the portal's style sheets. */
function palette(): string {
  const of = (scheme: keyof typeof ROLES): string =>
    Object.entries(ROLES[scheme])
      .map(([role, value]) => `--${role}:${value}`)
      .join(';');
  return `:root{${of('light')}}@media (prefers-color-scheme:dark){:root{${of('dark')}}}`;
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(OUT, name)), { recursive: true });
  writeFileSync(join(OUT, name), text);
}

/** Copies the portal and the workbench; adds two scripts to the portal's pages, which get a folder of their own. */
function copyPages(): void {
  const dist = join(ROOT, 'dist');
  const folders = PUBLIC_PAGES.map((page) => join(dist, folderOf(page).split('/', 1)[0] ?? ''));
  const isOther = (source: string): boolean =>
    source === dist || !(PAGE.test(source) || folders.includes(source));
  cpSync(dist, OUT, { recursive: true, filter: isOther });
  cpSync(join(ROOT, 'dist-workbench'), join(OUT, WORKBENCH_FOLDER), { recursive: true });
  const scripts = [NOTE_FILE, WORKBENCH_FOLDER + PANEL_FILE].map(
    (file) => `<script type="module" src="/${file}"></script>`,
  );
  for (const name of filesBelow(dist, PAGE)) {
    const page = readFileSync(join(dist, name), 'utf8');
    write(join(PORTAL_FOLDER, name), page.replace('</head>', `${scripts.join('')}\n  </head>`));
  }
}

/** The page that installs the service worker, as index.html, 404.html and for the workbench. */
async function writeStart(): Promise<number> {
  const script = await bundled('mocks/demo/start.ts', 'iife');
  const page = readFileSync(join(ROOT, 'mocks/demo/start.html'), 'utf8')
    .replace('/*roles*/', palette)
    // "</" would close the script element.
    .replace('/*script*/', () => script.replaceAll('</', String.raw`<\/`));
  for (const name of ['index.html', '404.html', '__mock/index.html']) write(name, page);
  // GitHub Pages omits folders with a leading underscore without this file.
  write('.nojekyll', '');
  return Buffer.byteLength(page);
}

/** Merges the notices of portal, workbench and demo. */
function writeNotices(): void {
  const built = ['dist', 'dist-workbench'].flatMap((folder) =>
    componentsOf(readFileSync(join(ROOT, folder, SBOM_FILE), 'utf8')),
  );
  const all = sorted([...built, ...notices.components()]);
  write(NOTICES_FILE, noticesOf(all));
  write(SBOM_FILE, sbomOf(all));
}

const bytesIn = (folder: string): number =>
  filesBelow(folder, /./)
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;

const missing = ['dist', 'dist-workbench'].filter((folder) => !existsSync(join(ROOT, folder, 'index.html')));
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} missing: run "npm run build" first.`);
  process.exitCode = 1;
} else {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  copyPages();
  const worker = await bundled('mocks/demo/worker.ts', 'iife');
  const note = await bundled('mocks/demo/note.ts', 'es');
  write(WORKER_FILE, worker);
  write(NOTE_FILE, note);
  const start = await writeStart();
  writeNotices();
  console.log(`dist-demo/ ${kB(bytesIn(OUT))} in all`);
  console.log(`  ${kB(worker.length)}, ${kB(gzipSync(worker).length)} gzip  ${WORKER_FILE} (the mock)`);
  console.log(`  ${kB(note.length)}, ${kB(gzipSync(note).length)} gzip  ${NOTE_FILE}`);
  console.log(`  ${kB(start)}                     index.html (until the worker runs)`);
}
