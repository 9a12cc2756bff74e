/** Which operations the mock answers, and which it honestly refuses (HTTP 501) until their area is built. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/paths.ts';

const MODULE = 'mocks/handlers/index.ts';

export interface Handled {
  /** Operations with a handler that answers. */
  handled: Set<string>;
  /** Operations that answer 501. */
  later: Set<string>;
  problems: string[];
}

/** Loads the mock's handlers and compares them with the contract. */
export async function loadHandled(operationIds: readonly string[]): Promise<Handled> {
  const none: Handled = { handled: new Set(), later: new Set(), problems: [] };
  if (!existsSync(ROOT + MODULE))
    return { ...none, problems: [`${MODULE} is missing: no operation has a handler`] };

  // Whatever it exports: these two are looked for below.
  const module = (await import(pathToFileURL(ROOT + MODULE).href)) as {
    handlers?: Record<string, unknown>;
    laterCalls?: readonly string[];
  };
  if (!module.handlers || !module.laterCalls) {
    return { ...none, problems: [`${MODULE} does not export "handlers" and "laterCalls"`] };
  }
  const present = Object.keys(module.handlers);
  const later = new Set(module.laterCalls);
  return {
    handled: new Set(present.filter((id) => operationIds.includes(id) && !later.has(id))),
    later,
    problems: [
      ...operationIds.filter((id) => !present.includes(id)).map((id) => `${id} has no handler`),
      ...present
        .filter((id) => !operationIds.includes(id))
        .map((id) => `handler ${id} belongs to no operation`),
      ...[...later]
        .filter((id) => !operationIds.includes(id))
        .map((id) => `later call ${id} belongs to no operation`),
    ],
  };
}
