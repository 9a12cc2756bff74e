/**
 * What the development server loads of the mock, again after each edit. The Worlds are handed in and outlive it: editing a
 * handler keeps everything that was typed and clicked so far.
 */
import { getResponse } from 'msw';
import { worldFactory } from '../scenarios/create-world.ts';
import { createMock, offContractText } from './create-mock.ts';
import { mswHandlers } from './msw.ts';
import { Worlds, type WorldStorage } from '../world/worlds.ts';

export { banner } from './banner.ts';

export interface DevHost {
  /** From the load before; null at first. */
  readonly worlds: Worlds | null;
  readonly storage: WorldStorage | null;
  readonly hostNames: readonly string[];
  /** Shows a text where the developer looks. */
  readonly show: (text: string) => void;
}

export interface DevBackend {
  readonly worlds: Worlds;
  /** Undefined when the request is none of the mock's. */
  answer(request: Request): Promise<Response | undefined>;
}

export async function createDevBackend({ worlds, storage, hostNames, show }: DevHost): Promise<DevBackend> {
  const kept = worlds ?? new Worlds(worldFactory, storage ?? undefined);
  kept.factory = worldFactory;
  const mock = await createMock({
    worlds: kept,
    hostNames,
    contract: 'report',
    onOffContract: (report) => show(offContractText(report)),
    onError: (operationId, error) =>
      show(
        `${operationId} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      ),
  });
  const handlers = mswHandlers(mock);
  return { worlds: kept, answer: (request) => getResponse(handlers, request) };
}
