import type { Facts } from '#src/lib/report-card/facts.ts';
import { nameOf } from './rules.ts';
import type { ApplicationValues, ItemValues } from './values.ts';

/** What the form tells of a product before it is sent; what stands in the attached files is not known here. */
export function appliedFacts(
  item: ItemValues,
  { pcrNumber }: Pick<ApplicationValues, 'pcrNumber'>,
  { companyName, today }: { companyName: string; today: string },
): Facts {
  return {
    stage: 'applied',
    today,
    type: item.productType ?? undefined,
    product: [nameOf(item)],
    owner: [companyName],
    pcrNumber: pcrNumber ?? '',
    picked: item.naming === 'pick',
    technology: item.technologyId ?? '',
    lcaReport: item.lcaReport?.name ?? null,
    dataTable: item.dataTable?.name ?? null,
    preReport: item.preReport?.name ?? null,
  };
}
