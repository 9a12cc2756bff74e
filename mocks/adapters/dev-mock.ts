/** The mock as it is in its sources now, for the development server. */
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { openDataFolder } from './data-folder.ts';
import type * as DevEntry from './dev-entry.ts';
import type { Troubles } from './dev-overlay.ts';
import { hostNames } from './host-names.ts';
import { runBundled, type Bundled } from './run-bundled.ts';
import type { RealServer } from '../core/real-server.ts';

export interface DevMockOptions {
  /** Folder for the Worlds, so that they outlive the server; in memory without it. */
  readonly data?: string;
  readonly real?: RealServer;
}

export interface DevMock {
  /** Gives what the sources say, so that an edit is there at the next request; the Worlds stay. Rejects when they cannot be run. */
  readonly load: () => Promise<{ entry: typeof DevEntry; backend: DevEntry.DevBackend }>;
  /** A text with the places of a stack as they stand in the sources. */
  readonly traced: (text: string) => string;
}

const ENTRY = 'mocks/adapters/dev-entry.ts';
/** Of the languages of faker, the bundle takes one. */
const INSIDE = /^@faker-js\/faker$/;
/** The mock as a whole: it does not load, or cannot take a request. */
export const CAUSE = 'the mock';

/** Vite lets nobody in under another name than these. */
function namesOf({ config: { server } }: ViteDevServer): string[] {
  const host = typeof server.host === 'string' ? server.host : undefined;
  return hostNames(host, ...(Array.isArray(server.allowedHosts) ? server.allowedHosts : []));
}

/** The bundle of what is saved now. Made when somebody asks, and again after an edit of what it was made of. */
function currentBundle({ config, watcher }: ViteDevServer): () => Promise<Bundled<typeof DevEntry>> {
  let last: Promise<Bundled<typeof DevEntry>> | null = null;
  /** Null while nobody knows what a bundle is made of: it is on its way, or was not made. */
  let files: ReadonlySet<string> | null = null;
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, (file: string) => {
      if (files === null || files.has(file)) last = files = null;
    });
  return async () => {
    for (;;) {
      const mine = (last ??= runBundled({ root: config.root, entry: ENTRY, inside: INSIDE }));
      try {
        const made = await mine;
        // What was edited meanwhile is asked for again: nobody is given the older of two.
        if (mine !== last) continue;
        ({ files } = made);
        return made;
      } catch (error) {
        if (mine === last) throw error;
      }
    }
  };
}

/** Bundles the mock; the Worlds stay here. */
export function devMock(server: ViteDevServer, options: DevMockOptions, troubles: Troubles): DevMock {
  const folder =
    options.data === undefined ? null : openDataFolder(resolve(server.config.root, options.data));
  server.httpServer?.once('listening', () => {
    const address = server.httpServer?.address();
    if (typeof address === 'object' && address !== null) folder?.servesAt(address.port);
  });
  const bundle = currentBundle(server);
  let entry: typeof DevEntry | null = null;
  let backend: Promise<DevEntry.DevBackend> | null = null;
  let worlds: DevEntry.DevBackend['worlds'] | null = null;
  let traced = (text: string): string => text;

  return {
    traced: (text) => traced(text),
    load: async () => {
      const { module, traced: tracedNow } = await bundle();
      if (module !== entry || backend === null) {
        backend?.then(
          (former) => former.retire(),
          () => undefined,
        );
        entry = module;
        traced = tracedNow;
        backend = module.createDevBackend({
          worlds,
          storage: folder?.storage ?? null,
          hostNames: namesOf(server),
          real: options.real ?? null,
          troubles: { ...troubles, show: (cause, text) => troubles.show(cause, tracedNow(text)) },
        });
      }
      const ready = await backend;
      worlds = ready.worlds;
      troubles.gone(CAUSE);
      return { entry: module, backend: ready };
    },
  };
}
