/** Names under which people reach a server of this machine, besides addresses and localhost. */
import { hostname } from 'node:os';

/** @param given names from the command line or the configuration. */
export function hostNames(...given: readonly (string | undefined)[]): string[] {
  const machine = hostname();
  return [machine, `${machine}.local`, ...given.filter((name) => name !== undefined)];
}
