import { splitGwp } from '../../../domain/products.ts';
import { assess } from '../../../domain/declaration-record.ts';
import { dataCollectionZip } from '../../../files/data-collection.ts';
import { lcaReportPdf, preReportPdf, type LcaReportInput } from '../../../files/documents.ts';
import { hash } from '../../../lib/random.ts';
import type { MakerArguments } from '../../../world/entities.ts';
import type { Store } from '../../../world/types.ts';
import { dateOf } from '../../../domain/dates.ts';
import { full, itemOf, party, pcrReference } from './party.ts';

type OfItem = MakerArguments['lcaReportPdf'];

function lastYear(day: string): readonly [from: string, to: string] {
  const year = Number(day.slice(0, 4)) - 1;
  return [`${year}-01`, `${year}-12`];
}

function lcaInput(
  store: Store,
  { applicationId, item: index }: OfItem,
): LcaReportInput & { kind: 'EPD' | 'CFP' } {
  const { application, item } = itemOf(store, applicationId, index);
  const { productName, route, gwp } = assess(store, application, item);
  const preparedOn = dateOf(application.appliedAt);
  return {
    kind: item.productType,
    reportNumber: `LCA-${application.number.slice(3)}-${index + 1}`,
    product: full(productName),
    company: party(store, application.companyCode),
    pcr: pcrReference(store, application.pcrNumber),
    route,
    gwp: splitGwp(gwp, route),
    preparedOn,
    period: lastYear(preparedOn),
  };
}

export async function lcaReport(store: Store, args: OfItem): Promise<Uint8Array> {
  return lcaReportPdf(lcaInput(store, args));
}

export async function preReport(store: Store, args: OfItem): Promise<Uint8Array> {
  return preReportPdf(lcaInput(store, args));
}

/** Filled data table; the output derives from the product's name, 200,000 to 1,200,000 t per year. */
export function dataZip(store: Store, args: OfItem): Promise<Uint8Array> {
  const { company, product, pcr, route, preparedOn, period } = lcaInput(store, args);
  const output = 200_000 + (hash(`output:${product.zh}`) % 1000) * 1000;
  return Promise.resolve(
    dataCollectionZip({
      company: company.name,
      product,
      pcrNumber: pcr.number,
      route,
      output,
      period,
      createdOn: preparedOn,
    }),
  );
}
