/** Loads the mock from its sources for the development server, with hot reload. */
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { openDataFolder } from './data-folder.ts';
import type * as DevEntry from './dev-entry.ts';
import type { DevErrors } from './dev-overlay.ts';
import { hostNames } from './host-names.ts';
import { runBundled, type Bundled } from './run-bundled.ts';
import type { RealServer } from '../core/real-server.ts';

export interface DevMockOptions {
  /** Folder for persisted Worlds; in memory if omitted. */
  readonly data?: string;
  readonly real?: RealServer;
}

export interface DevMock {
  /** Returns the current build; Worlds survive a reload. Rejects on build or run-time errors. */
  readonly load: () => Promise<{ entry: typeof DevEntry; backend: DevEntry.DevBackend }>;
  /** Maps stack trace positions in a text to the sources. */
  readonly traced: (text: string) => string;
}

const ENTRY = 'mocks/adapters/dev-entry.ts';
/** Bundle faker: only one of its locales is used. */
const INSIDE = /^@faker-js\/faker$/;
/** Label for errors of the whole mock. */
export const CAUSE = 'the mock';

function namesOf({ config: { server } }: ViteDevServer): string[] {
  const host = typeof server.host === 'string' ? server.host : undefined;
  return hostNames(host, ...(Array.isArray(server.allowedHosts) ? server.allowedHosts : []));
}

/** Bundles on demand, and again after an edit of one of its sources. */
function currentBundle({ config, watcher }: ViteDevServer): () => Promise<Bundled<typeof DevEntry>> {
  let last: Promise<Bundled<typeof DevEntry>> | null = null;
  /** Null while the sources are unknown: the build is running or has failed. */
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
        // Race condition: an edit during the build requires a new one.
        if (mine !== last) continue;
        ({ files } = made);
        return made;
      } catch (error) {
        if (mine === last) throw error;
      }
    }
  };
}

export function devMock(server: ViteDevServer, options: DevMockOptions, errors: DevErrors): DevMock {
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
          errors: { ...errors, show: (cause, text) => errors.show(cause, tracedNow(text)) },
        });
      }
      const ready = await backend;
      worlds = ready.worlds;
      errors.clear(CAUSE);
      return { entry: module, backend: ready };
    },
  };
}
