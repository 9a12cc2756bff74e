/** Servers not built from our contract (decision 41) as fault kinds: they apply to all calls of a screen. */
import { DIALECT_IDS, type DialectId, type ServerBehaviour } from '#mocks/world/server.ts';
import { longId } from '#mocks/dialects/ids.ts';
import type { World } from '#mocks/world/entities.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { always, type Expectation, type FaultKind } from './kind.ts';

/** Transport variants, invisible to a page; a truncated answer is `broken-off`. */
const OF_THE_WIRE: readonly DialectId[] = ['gzip', 'chunked', 'cutShort'];
/** Without a total count some information is missing. */
const SHOWS_LESS: readonly DialectId[] = ['bareLists'];

const kind = (name: string, server: Partial<ServerBehaviour>, expects: Expectation): FaultKind => ({
  name,
  expects,
  server,
  applies: always,
  lay: (_operation, answer) => answer(),
});

/** Dialects make no visible difference; on the documented server the screen renders as much as possible. */
export const SERVER_KINDS: readonly FaultKind[] = [
  kind('fields=documented', { fields: 'documented' }, 'drift'),
  ...DIALECT_IDS.filter((id) => !OF_THE_WIRE.includes(id)).map((id) =>
    kind(`dialect-${id}`, { dialects: [id] }, SHOWS_LESS.includes(id) ? 'drift' : 'same'),
  ),
];

/**
 * Rewrites a URL with this server's ids instead of the seed's; the ids of the stored session change too.
 * @returns the URL
 */
export function asServed(
  { server, store }: Pick<World, 'store'> & { server: ServerBehaviour },
  path: string,
): string {
  if (!server.dialects.some((id) => id === 'longIds' || id === 'numericIds')) return path;
  const ids = new Set(Object.values(store).flatMap((rows) => rows.all().map(({ id }) => id)));
  const spell = (text: string): string =>
    text
      .split(/([/?&="])/)
      .map((part) => (ids.has(part) ? longId(part) : part))
      .join('');
  const user = window.localStorage.getItem(STORAGE.userInfo);
  if (user !== null) window.localStorage.setItem(STORAGE.userInfo, spell(user));
  return spell(path);
}
