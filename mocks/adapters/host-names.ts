/** Host names of this machine besides IP addresses and localhost. */
import { hostname } from 'node:os';

/** @param given from the command line or configuration */
export function hostNames(...given: readonly (string | undefined)[]): string[] {
  const machine = hostname();
  return [machine, `${machine}.local`, ...given.filter((name) => name !== undefined)];
}
