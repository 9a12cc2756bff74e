/** PCRs on the wire, with statistics of their declarations. */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Pcr } from '../../world/entities.ts';
import type { Store, World } from '../../world/types.ts';
import { lastValidDay } from '../../domain/dates.ts';
import { derived, Recent } from '../../domain/derived.ts';

/** Years until revision (invented). */
const PCR_VALID_YEARS = 5;

interface Declared {
  count: number;
  min: number | null;
  max: number | null;
}

/** By PCR number: valid declarations on a day, and the range of their GWP100. */
function declaredOn(store: Store, today: string): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const { pcrNumber, expiresOn, gwp100 } of store.declarations.all()) {
    if (expiresOn < today) continue;
    const found = declared.get(pcrNumber) ?? { count: 0, min: null, max: null };
    found.count += 1;
    if (gwp100 !== null) {
      found.min = Math.min(found.min ?? gwp100, gwp100);
      found.max = Math.max(found.max ?? gwp100, gwp100);
    }
    declared.set(pcrNumber, found);
  }
  return declared;
}

/** Cached per day, since validity changes. */
const countsByDay = derived(['declarations'], () => new Recent<ReadonlyMap<string, Declared>>(4));

export function toPcrItem({ store, clock }: World, pcr: Pcr): components['schemas']['PcrItem'] {
  const today = clock.today();
  const declared = countsByDay(store)
    .get(today, () => declaredOn(store, today))
    .get(pcr.pcrNumber);
  return {
    id: pcr.id,
    pcrNumber: pcr.pcrNumber,
    version: pcr.version,
    productName: pcr.name.zh,
    enProductName: pcr.name.en,
    registerNo: pcr.registerNo,
    author: pcr.author.zh,
    enAuthor: pcr.author.en,
    productClass: pcr.productClass.zh,
    enProductClass: pcr.productClass.en,
    pcrDesc: pcr.description.zh,
    enPcrDesc: pcr.description.en,
    attachmentId: pcr.attachmentId,
    enAttachmentId: pcr.enAttachmentId,
    publishDate: pcr.publishedOn,
    expiryDate: lastValidDay(pcr.publishedOn, PCR_VALID_YEARS),
    declarationCount: declared?.count ?? 0,
    gwp100Min: declared?.min ?? null,
    gwp100Max: declared?.max ?? null,
    declaredUnit: '1 t',
  };
}
