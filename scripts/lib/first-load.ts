/** Computes what a first page loads from the build's files, and the baseline. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { BUILD_TARGET } from '../vite/browsers.ts';
import { directImports } from '../vite/direct-imports.ts';
import { mantineStyles } from '../vite/mantine-styles.ts';
import { fileOf, PUBLIC_PAGES } from '../pages/table.ts';
import { ROOT } from './paths.ts';

export interface FirstFile {
  name: string;
  kind: 'script' | 'style';
  gzipKb: number;
}

/** Compressed size, kB of 1,000 bytes. */
export const gzipKb = (content: string | Uint8Array): number => gzipSync(content).length / 1000;

/** Scripts and style sheets that a page of the build loads first, in Chinese (scripts/vite/public-pages.ts). */
export function firstLoad(dist: string, path: string): FirstFile[] {
  const page = PUBLIC_PAGES.find((one) => one.path === path);
  if (page === undefined) throw new Error(`${path} is no public page (scripts/pages/table.ts).`);
  const html = readFileSync(join(dist, fileOf(page, null)), 'utf8');
  const named = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"(?![^>]*data-language="en")/g;
  return [...html.matchAll(named)].map(([, name = '']) => ({
    name,
    kind: name.endsWith('.css') ? 'style' : 'script',
    gzipKb: gzipKb(readFileSync(join(dist, name))),
  }));
}

/** Builds the page in scripts/baseline with the portal's settings. */
export async function buildBaseline(): Promise<{ scriptKb: number; styleKb: number }> {
  const result = await build({
    configFile: false,
    root: join(ROOT, 'scripts/baseline'),
    logLevel: 'error',
    plugins: [directImports(), mantineStyles()],
    resolve: { alias: { '#src': join(ROOT, 'src') } },
    build: { target: BUILD_TARGET, write: false },
  });
  if (!('output' in result)) throw new Error('The baseline is one build.');
  const sum = (kind: RegExp): number =>
    result.output
      .filter(({ fileName }) => kind.test(fileName))
      .reduce((total, file) => total + gzipKb(file.type === 'chunk' ? file.code : file.source), 0);
  return { scriptKb: sum(/\.js$/), styleKb: sum(/\.css$/) };
}
