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

/** The pages that people open from outside: the script of the screen, and the texts that it waits for (src/i18n/texts-of-page.ts). */
const PAGES = {
  home: { screen: null, texts: ['first'] },
  search: { screen: 'src/routes/epd/search.tsx', texts: ['first', 'declarations'] },
  product: { screen: 'src/routes/product/page.tsx', texts: ['first', 'declarations'] },
} as const;
export type OpenedPage = keyof typeof PAGES;

interface ManifestEntry {
  file: string;
  css?: string[];
  /** Keys of entries. */
  imports?: string[];
}

/** A script with all that it imports, and their style sheets. */
function closureOf(manifest: Readonly<Record<string, ManifestEntry>>, key: string): string[] {
  const keys = new Set([key]);
  for (const one of keys) for (const next of manifest[one]?.imports ?? []) keys.add(next);
  return [...keys].flatMap((one) => {
    const entry = manifest[one];
    if (entry === undefined) throw new Error(`The build has no ${one} (scripts/lib/first-load.ts).`);
    return [entry.file, ...(entry.css ?? [])];
  });
}

/** What a page waits for: what the index.html in `dist` names, its screen, and its texts in one language. */
export function firstLoad(dist: string, page: OpenedPage): FirstFile[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  // What only some pages want is found by the manifest below.
  const named = [
    ...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"(?! data-)/g),
  ].map(([, name]) => name ?? '');
  // As written by our own build a moment ago.
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const { screen, texts } = PAGES[page];
  const late = [
    ...texts.map((part) => `src/i18n/locales/zh/part-${part}.ts`),
    ...(screen === null ? [] : [`${screen}?tsr-split=component---loader`, `${screen}?tsr-split=component`]),
  ].filter((key) => key in manifest);
  if (late.length < texts.length + (screen === null ? 0 : 1))
    throw new Error(`The texts or the screen of ${page} are no script of their own any more.`);
  const head = page === 'product' ? /rel="portal-head" href="\/([^"]+)"/.exec(html)?.[1] : undefined;
  if (page === 'product' && head === undefined) throw new Error('index.html names no script of the head.');
  return [
    ...new Set([
      ...named,
      ...(head === undefined ? [] : [head]),
      ...late.flatMap((key) => closureOf(manifest, key)),
    ]),
  ].map((name) => ({
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
