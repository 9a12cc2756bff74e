import type { Wire } from '#src/api/wire.ts';
import { toToken } from '#src/api/read.ts';
import { record, records, type Sent } from '#src/lib/received.ts';
import { toEntry } from '#src/parts/dictionary/read.ts';
import type { TreeChoice } from './tree.ts';

/** Selectable items of a tree, in the server's order. Items without id or name are dropped. */
export function choicesOf(
  tree: unknown,
  above: Pick<TreeChoice, 'path' | 'names'> = { path: [], names: [] },
): TreeChoice[] {
  return records<Wire['DictItem']>(tree).flatMap((item) => {
    const entry = toEntry(item);
    if (entry === null || entry.id === '') return [];
    const { id, isOther } = entry;
    const path = [...above.path, id];
    const names = [...above.names, entry];
    const below = choicesOf(item.childrens, { path, names });
    return below.length > 0 ? below : [{ id, path, names, isOther }];
  });
}

/**
 * The refreshed token (document 1 §4).
 * @throws ProtocolError when it is missing
 */
export function toFreshToken(sent: Sent<Wire['TokenRefresh']> | null): string {
  return toToken(record<Wire['LoginTokenVO']>(record(sent).tokenVO), '/tokenVO');
}
