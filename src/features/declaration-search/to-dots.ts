import { nameIn } from '#src/lib/names.ts';
import type { Peer } from '#src/parts/declaration/declaration.ts';
import type { Dot } from '#src/ui/dot-strip.tsx';

/** Peers as dots, named by product and company. */
export function toDots(peers: readonly Peer[], lang: 'zh' | 'en'): Dot[] {
  return peers.map(({ id, product, company, gwp }) => ({
    id,
    name: `${nameIn(lang, product)} · ${nameIn(lang, company)}`,
    value: gwp,
  }));
}
