/** Gives the workbench both contracts and what the project knows of each call, made from the sources at that moment. */
import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';
import { ROOT } from '../lib/paths.ts';

const NAME = 'virtual:reference';
/** Vite leaves files with this sign to whoever named them. */
const ID = `\0${NAME}`;
/** More than both contracts and all facts, bytes. */
const MOST_BYTES = 20_000_000;
/** What the facts are read from. */
const SOURCES = /\/(?:openapi|src|mocks|tests|e2e|docs|scripts)\//;

/** Runs scripts/reference.ts, which reads everything fresh. Rejects with what is wrong with the contract. */
function makeReference(): Promise<string> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `${ROOT}scripts/reference.ts`],
      { cwd: ROOT, maxBuffer: MOST_BYTES },
      (error, stdout, stderr) =>
        error === null ? done(stdout) : fail(new Error(stderr.trim() || error.message)),
    );
  });
}

/** The plugin, for the workbench's build and for the development server. */
export function reference(): Plugin {
  let isBuild = false;
  let made: Promise<string> | null = null;
  return {
    name: 'reference',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      // Beside the rest of the build; while developing only when somebody looks.
      if (!isBuild) return;
      made = makeReference();
      // A failure is told where it is waited for.
      made.catch(() => undefined);
    },
    resolveId: (name) => (name === NAME ? ID : null),
    async load(id) {
      if (id !== ID) return null;
      return `export default JSON.parse(${JSON.stringify(await (made ?? makeReference()))})`;
    },
    configureServer({ watcher, environments }) {
      // The next page that wants it gets it anew.
      watcher.on('all', (_event, file) => {
        const graph = environments['client']?.moduleGraph;
        const module = SOURCES.test(file) ? graph?.getModuleById(ID) : undefined;
        if (module !== undefined) graph?.invalidateModule(module);
      });
    },
  };
}
