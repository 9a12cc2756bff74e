import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { GWP_UNIT } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { DotStrip, type Dot } from '#src/ui/dot-strip.tsx';
import type { Peer } from '#src/parts/declaration/declaration.ts';
import classes from './search-screen.module.css';

/** Peers as dots, named by product and company. */
export function toDots(peers: readonly Peer[], lang: 'zh' | 'en'): Dot[] {
  return peers.map(({ id, product, company, gwp }) => ({
    id,
    name: `${nameIn(lang, product)} · ${nameIn(lang, company)}`,
    value: gwp,
  }));
}

/** All valid declarations under the chosen PCR, above the list. */
export function PeerStrip({ pcr, peers }: { pcr: string; peers: readonly Peer[] }): ReactNode {
  const { lang } = useText();
  if (peers.length === 0) return null;
  return (
    <div className={classes.strip}>
      <DotStrip
        label={{ key: 'epd.search.strip', vars: { pcr } }}
        unit={GWP_UNIT}
        dots={toDots(peers, lang)}
      />
    </div>
  );
}
