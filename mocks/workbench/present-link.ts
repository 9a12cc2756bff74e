/** The link that brings somebody else to where a World began, at its present time, with its present faults and server. */
import type { Schemas } from './api.ts';

/**
 * What was done since is in a recording or a snapshot, not in a link (docs/qa.md).
 * @param home address of the portal's home page
 */
export function presentLink(
  {
    scenario,
    seed,
    now,
    persona,
    server,
  }: Pick<Schemas['ControlWorld'], 'scenario' | 'seed' | 'now' | 'persona' | 'server'>,
  faults: readonly Schemas['ControlFault'][],
  home: string,
): string {
  const query = new URLSearchParams({ scenario, seed: String(seed), now });
  if (persona !== null) query.set('persona', persona);
  if (faults.length > 0) query.set('faults', JSON.stringify(faults));
  if (server.fields !== 'all') query.set('fields', server.fields);
  if (server.dialects.length > 0) query.set('dialects', server.dialects.join(','));
  return `${home}?${query.toString()}`;
}
