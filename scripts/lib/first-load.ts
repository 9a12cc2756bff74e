/** What a first page waits for, by the files of a build, and the floor that it stands on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { BUILD_TARGET } from '../vite/browsers.ts';
import { directImports } from '../vite/direct-imports.ts';
import { mantineStyles } from '../vite/mantine-styles.ts';
import { ROOT } from './paths.ts';

/** A file of the first load. */
export interface FirstFile {
  name: string;
  kind: 'script' | 'style';
  gzipKb: number;
}

/** Bytes as a browser receives them, kB of 1,000 bytes. */
export const gzipKb = (content: string | Uint8Array): number => gzipSync(content).length / 1000;

/** What the first page fetches by itself as soon as its scripts run: the texts of one language. */
const TEXTS = 'src/i18n/locales/zh/part-first.ts';

interface ManifestEntry {
  file: string;
}

/** Scripts, preloads and style sheets that the index.html in `dist` names, and the texts of one language. */
export function firstLoad(dist: string): FirstFile[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, name]) => name ?? '',
  );
  // As written by our own build a moment ago.
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const texts = manifest[TEXTS];
  if (texts === undefined)
    throw new Error(`${TEXTS} is no script of its own any more (scripts/lib/first-load.ts).`);
  return [...new Set([...named, `/${texts.file}`])].map((name) => ({
    name,
    kind: name.endsWith('.css') ? 'style' : 'script',
    gzipKb: gzipKb(readFileSync(join(dist, name))),
  }));
}

/** Builds the page in scripts/floor as the portal is built. */
export async function buildFloor(): Promise<{ scriptKb: number; styleKb: number }> {
  const result = await build({
    configFile: false,
    root: join(ROOT, 'scripts/floor'),
    logLevel: 'error',
    plugins: [directImports(), mantineStyles()],
    resolve: { alias: { '#src': join(ROOT, 'src') } },
    build: { target: BUILD_TARGET, write: false },
  });
  if (!('output' in result)) throw new Error('The floor is one build.');
  const sum = (kind: RegExp): number =>
    result.output
      .filter(({ fileName }) => kind.test(fileName))
      .reduce((total, file) => total + gzipKb(file.type === 'chunk' ? file.code : file.source), 0);
  return { scriptKb: sum(/\.js$/), styleKb: sum(/\.css$/) };
}
