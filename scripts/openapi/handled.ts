/** Operations that the mock implements. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/paths.ts';

const MODULE = 'mocks/handlers/index.ts';

export interface Handled {
  handled: Set<string>;
  problems: string[];
}

/** Loads the mock's handlers and compares them with the contract. */
export async function loadHandled(operationIds: readonly string[]): Promise<Handled> {
  const none = { handled: new Set<string>() };
  if (!existsSync(ROOT + MODULE))
    return { ...none, problems: [`${MODULE} is missing: no operation has a handler`] };

  // Unchecked export; checked below.
  const module = (await import(pathToFileURL(ROOT + MODULE).href)) as { handlers?: Record<string, unknown> };
  if (!module.handlers) return { ...none, problems: [`${MODULE} does not export "handlers"`] };
  const present = Object.keys(module.handlers);
  return {
    handled: new Set(present.filter((id) => operationIds.includes(id))),
    problems: [
      ...operationIds.filter((id) => !present.includes(id)).map((id) => `${id} has no handler`),
      ...present
        .filter((id) => !operationIds.includes(id))
        .map((id) => `handler ${id} belongs to no operation`),
    ],
  };
}
