/** Serves both contracts and the facts about each call to the workbench, generated from the sources on demand. */
import type { Plugin } from 'vite';
import { outputOf } from '../lib/run-script.ts';

const NAME = 'virtual:reference';
/** Rollup convention: other plugins ignore ids with a null byte. */
const ID = `\0${NAME}`;
/** Inputs of the facts. */
const SOURCES = /\/(?:openapi|src|mocks|tests|e2e|docs|scripts)\//;

/** In a child process, which avoids stale modules. */
const makeReference = (): Promise<string> => outputOf('reference.ts');

/** Vite plugin for the workbench's build and the development server. */
export function reference(): Plugin {
  let isBuild = false;
  let made: Promise<string> | null = null;
  return {
    name: 'reference',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      // In a build in parallel; in development on demand.
      if (!isBuild) return;
      made = makeReference();
      // Avoids an unhandled rejection; the error is thrown where the promise is awaited.
      made.catch(() => undefined);
    },
    resolveId: (name) => (name === NAME ? ID : null),
    async load(id) {
      if (id !== ID) return null;
      return `export default JSON.parse(${JSON.stringify(await (made ?? makeReference()))})`;
    },
    configureServer({ watcher, environments }) {
      // Invalidates the module for the next request.
      watcher.on('all', (_event, file) => {
        const graph = environments['client']?.moduleGraph;
        const module = SOURCES.test(file) ? graph?.getModuleById(ID) : undefined;
        if (module !== undefined) graph?.invalidateModule(module);
      });
    },
  };
}
