/**
 * The mock inside a service worker: its Worlds are those of all tabs, and page loads, links and downloads come to it too. It
 * needs nothing of MSW, whose own worker would hand each request back to the page that made it.
 */
import type { Mock } from '../core/mock.ts';
import { callOf, responseOf } from '../core/web.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { checkId, worldIdOf } from '../world/world-id.ts';
import { worldFactory } from '../scenarios/create-world.ts';
import { Worlds } from '../world/worlds.ts';
import { createMock } from './create-mock.ts';
import { dispatch } from './dispatch.ts';
import type { Shelf } from './shelf.ts';
import { ShelfStorage } from './shelf-storage.ts';

export interface WorkerBackend {
  /** Whether what happens is kept when the browser lets the worker rest. */
  readonly isKept: boolean;
  /** The mock's answer to a request whose path is as on a server of its own; null when it is none of the mock's. */
  answer(request: Request): Promise<Response | null>;
}

export interface WorkerPlace {
  readonly shelf: Shelf;
  /** Path below which the demo is, with a slash at both ends. */
  readonly basePath: string;
  /** Its host, without the port. */
  readonly hostName: string;
}

/** The World that a request names, when that is a name. */
function worldOf(mock: Mock, request: PlainCall): string | null {
  const id = worldIdOf(request.headers) ?? mock.worlds.fallback;
  try {
    checkId(id);
    return id;
  } catch {
    // For the core to refuse, in words.
    return null;
  }
}

/** Puts the mock together, with all Worlds that rest on the shelf; the one that most requests mean is ready then. */
export async function createWorkerBackend({
  shelf,
  basePath,
  hostName,
}: WorkerPlace): Promise<WorkerBackend> {
  const storage = await ShelfStorage.over(shelf);
  const worlds = new Worlds(worldFactory, storage);
  // Reported, not refused: nobody is there to mend the mock.
  const mock = await createMock({ worlds, openapi: 'report', hostNames: [hostName], basePath });
  await storage.open(worlds, worlds.fallback);
  await storage.flush(worlds);
  return {
    get isKept() {
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
