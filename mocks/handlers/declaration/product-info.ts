/** Product page, which QR codes lead to (document 2 §2). */
import type { components } from '#src/api/generated/schema.d.ts';
import { indicatorRows } from '../../files/documents/indicators.ts';
import type { Declaration, Store, World } from '../../world/entities.ts';
import { ok, refuse, type Handler, type Text } from '../handler.ts';
import { toCommon, toRoute } from './to-answer.ts';
import { PLOT_DOTS_MAX } from '#src/lib/limits.ts';
import { declarationIndex } from './search-index.ts';

type Peer = components['schemas']['DeclarationPeer'];

/** Even sample that includes the lowest and the highest. */
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

/** Lowest GWP100 first, at most {@link PLOT_DOTS_MAX}. @param own included if valid and with a figure */
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

const NO_PRODUCT: Text = { zh: '产品不存在', en: 'The product does not exist.' };

/** By id or either business id, which QR codes contain. */
export function declarationBy(store: Store, id: string): Declaration | undefined {
  const { declarations } = store;
  return (
    declarations.get(id) ??
    declarations.where('businessId', id)[0] ??
    declarations.where('businessIdEn', id)[0]
  );
}

/** Same figures as in the report; a CFP covers climate only. */
function indicatorsOf({
  modules,
  registrationNumber,
  productType,
}: Declaration): components['schemas']['DeclarationIndicator'][] {
  if (modules === null) return [];
  return indicatorRows(modules, registrationNumber)
    .filter(({ code }) => productType === 'EPD' || code.startsWith('GWP'))
    .map(({ code, name, unit, a1, a2, a3, total }) => ({
      code,
      name: name.zh,
      nameEn: name.en,
      unit,
      a1,
      a2,
      a3,
      total,
    }));
}

export const getProductInfo: Handler<'getProductInfo'> = (call) => {
  const { world } = call;
  const row = declarationBy(world.store, call.path.id);
  if (row === undefined) return refuse(call, NO_PRODUCT);
  const newer = row.supersededBy === null ? undefined : world.store.declarations.get(row.supersededBy);
  return ok({
    ...toCommon(world.store, row),
    businessId: row.businessId,
    businessIdEn: row.businessIdEn,
    supersededByNumber: newer?.registrationNumber ?? null,
    standards: [...row.standards],
    indicators: indicatorsOf(row),
    peers: peersOf(world, row.pcrNumber, row),
  });
};
