/**
 * Runs the mock in a service worker: Worlds are shared by all tabs, and navigations, links and downloads are intercepted too.
 * Without MSW, whose worker sends each request back to its page.
 */
import type { Mock } from '../core/mock.ts';
import { callOf, responseOf } from '../core/web.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { checkId, worldIdOf } from '../world/world-id.ts';
import { worldFactory } from '../scenarios/create-world.ts';
import { Worlds } from '../world/worlds.ts';
import { createMock, dispatch } from './create-mock.ts';
import type { WorldDatabase } from './world-database.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';

export interface WorkerBackend {
  /** Whether state survives a stop of the idle service worker. */
  readonly isPersisted: boolean;
  /** Answers a request (path without base path); null if it is not for the mock. */
  answer(request: Request): Promise<Response | null>;
}

export interface WorkerPlace {
  readonly database: WorldDatabase;
  /** Base path of the demo, with leading and trailing slash. */
  readonly basePath: string;
  /** Host name without port. */
  readonly hostName: string;
}

/** World of a request; null for an invalid id. */
function worldOf(mock: Mock, request: PlainCall): string | null {
  const id = worldIdOf(request.headers) ?? mock.worlds.fallback;
  try {
    checkId(id);
    return id;
  } catch {
    // The core answers with an error message.
    return null;
  }
}

/** Creates the mock with all Worlds of the database; the default World is loaded before it resolves. */
export async function createWorkerBackend({
  database,
  basePath,
  hostName,
}: WorkerPlace): Promise<WorkerBackend> {
  const storage = await IndexedDbStorage.over(database);
  const worlds = new Worlds(worldFactory, storage);
  // Report contract violations instead of failing: users of the demo cannot fix the mock.
  const mock = await createMock({ worlds, openapi: 'report', hostNames: [hostName], basePath });
  await storage.open(worlds, worlds.fallback);
  await storage.flush(worlds);
  return {
    get isPersisted() {
      return storage.isKept;
    },
    async answer(request) {
      const call = callOf(request);
      const id = worldOf(mock, call);
      if (id !== null) await storage.open(worlds, id);
      const answered = await dispatch(mock, call);
      await storage.flush(worlds);
      return answered === null ? null : responseOf(answered);
    },
  };
}
