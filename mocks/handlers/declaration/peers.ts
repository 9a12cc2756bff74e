/** The valid declarations under one PCR, among which a figure is shown. */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Declaration } from '../../world/entities.ts';
import type { Store, World } from '../../world/types.ts';
import { PLOT_DOTS_MAX } from '#src/lib/limits.ts';
import { declarationIndex } from './search-index.ts';
import { toRoute } from './to-answer.ts';

type Peer = components['schemas']['DeclarationPeer'];

/** An even choice that keeps the lowest and the highest, so that the spread stays true. */
export function evenly<T>(rows: readonly T[], atMost: number): readonly T[] {
  if (rows.length <= atMost) return rows;
  const step = (rows.length - 1) / (atMost - 1);
  return Array.from({ length: atMost }, (_, index) => rows[Math.round(index * step)]).filter(
    (row) => row !== undefined,
  );
}

function toPeer(store: Store, row: Declaration): Peer[] {
  if (row.gwp100 === null) return [];
  const company = store.companies.where('code', row.companyCode)[0];
  return [
    {
      id: row.id,
      productName: row.productName.zh,
      productNameEn: row.productName.en,
      companyName: company?.name.zh ?? row.companyCode,
      companyNameEn: company?.name.en ?? null,
      epdRegistrationNumber: row.registrationNumber,
      gwp100: row.gwp100,
      productionRoute: toRoute(row.route),
    },
  ];
}

/** Lowest GWP100 first, at most {@link PLOT_DOTS_MAX}. @param own is among them whenever it is valid and states a figure */
export function peersOf({ store, clock }: World, pcrNumber: string, own?: Declaration): Peer[] {
  const all = declarationIndex(store).peers(pcrNumber, clock.today());
  const chosen = evenly(all, PLOT_DOTS_MAX);
  if (own === undefined || chosen.includes(own) || !all.includes(own))
    return chosen.flatMap((row) => toPeer(store, row));
  const others = evenly(all, PLOT_DOTS_MAX - 1);
  const rank = all.indexOf(own);
  const before = others.filter((row) => all.indexOf(row) < rank).length;
  return [...others.slice(0, before), own, ...others.slice(before)].flatMap((row) => toPeer(store, row));
}
