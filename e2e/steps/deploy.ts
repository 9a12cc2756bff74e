/** A server with a build that can be replaced, as by a deployment that deletes the old files. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { WORKER_FILE } from '#src/lib/offline.ts';
import { startMockProcess } from '#scripts/lib/mock-process.ts';

export interface OwnServer {
  readonly origin: string;
  /** Changes fields of `config.json`. */
  configure: (fields: object) => void;
  /** Deploys another build: all scripts and style sheets get new names, the old ones are deleted. */
  deploy: () => void;
  /** Deletes files of the current build whose names match. */
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
      // Longest first: one name may be a suffix of another.
      const known = [...names].sort((a, b) => b.length - a.length);
      const named = new RegExp(known.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!TEXTS.has(extname(name)) || name === 'config.json') continue;
        const text = readFileSync(file, 'utf8').replaceAll(named, next);
        // Another page is another revision in the worker's list.
        writeFileSync(
          file,
          name === WORKER_FILE ? text.replaceAll(/(?<=revision:`\w+)(?=`)/g, `${builds}`) : text,
        );
      }
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
