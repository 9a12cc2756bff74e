/** A server of one's own with a build that is put in the place of another, as a deployment that takes the old files away. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { startMockProcess } from '#scripts/lib/mock-process.ts';

export interface OwnServer {
  readonly origin: string;
  /** What `config.json` says from now on. */
  configure: (fields: object) => void;
  /** Another build: the same portal, with other names of all its scripts and style sheets; the old ones are gone. */
  deploy: () => void;
  /** Files of the present build that are gone by mistake, by the beginning of their names. */
  lose: (name: RegExp) => void;
  close: () => Promise<void>;
}

const TEXTS = new Set(['.js', '.mjs', '.css', '.html', '.json']);

export async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  cpSync('dist', folder, { recursive: true });
  const assets = join(folder, 'assets');
  const server = await startMockProcess('--dist', folder);
  let builds = 0;
  return {
    origin: server.origin,
    configure: (fields) => writeFileSync(join(folder, 'config.json'), JSON.stringify(fields)),
    deploy: () => {
      builds += 1;
      const names = readdirSync(assets);
      const next = (name: string): string => name.replace(/(?=\.\w+$)/, `_${builds}`);
      for (const name of names) renameSync(join(assets, name), join(assets, next(name)));
      // Longer names first: one may be the end of another.
      const known = [...names].sort((a, b) => b.length - a.length);
      const named = new RegExp(known.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
      for (const file of [
        join(folder, 'index.html'),
        ...readdirSync(assets).map((name) => join(assets, name)),
      ])
        if (TEXTS.has(extname(file))) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(named, next));
    },
    lose: (name) => {
      for (const file of readdirSync(assets)) if (name.test(file)) rmSync(join(assets, file));
    },
    close: async () => {
      await server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
