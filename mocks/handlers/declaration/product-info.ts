/** What the product page shows: the page behind the QR code (document 2 §2). */
import type { components } from '#src/api/generated/schema.d.ts';
import { indicatorRows } from '../../files/documents/indicators.ts';
import type { Declaration } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { ok, type Handler } from '../handler.ts';
import { refuse, type Text } from '../shared/say.ts';
import { peersOf } from './peers.ts';
import { toCommon } from './to-answer.ts';

const NO_PRODUCT: Text = { zh: '产品不存在', en: 'The product does not exist.' };

/** By the declaration's id or by either business id: a QR code carries the latter. */
export function declarationBy(store: Store, id: string): Declaration | undefined {
  const { declarations } = store;
  return (
    declarations.get(id) ??
    declarations.where('businessId', id)[0] ??
    declarations.where('businessIdEn', id)[0]
  );
}

/** The same figures as in the report; a carbon footprint declaration speaks of the climate only. */
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
