import type { CompanyParty, PcrReference } from '../../../files/documents/common.ts';
import { present } from '../../../lib/tables.ts';
import type { TwoLanguages } from '../../../lib/text.ts';
import type { Application, ApplicationItem, Bilingual, Store } from '../../../world/entities.ts';

const COUNTRIES: Readonly<Record<string, TwoLanguages>> = {
  NO: { zh: '挪威', en: 'Norway' },
  IT: { zh: '意大利', en: 'Italy' },
  DE: { zh: '德国', en: 'Germany' },
};

export function full({ zh, en }: Bilingual): TwoLanguages {
  return { zh, en: en ?? zh };
}

/** @throws Error if the row is gone */
export function must<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`A file cannot be made: ${what} does not exist`);
  return row;
}

export function party(store: Store, companyCode: string): CompanyParty {
  const company = must(store.companies.where('code', companyCode)[0], `company "${companyCode}"`);
  const region = COUNTRIES[company.region] ?? store.regions.get(company.region)?.name;
  return {
    name: full(company.name),
    ...present({
      creditCode: company.creditCode,
      region: region && full(region),
      contact: company.contacts,
      email: company.email,
    }),
  };
}

/** An unknown PCR is named by its number. */
export function pcrReference(store: Store, number: string): PcrReference {
  const pcr = store.pcrs.where('pcrNumber', number)[0];
  return { number, name: pcr === undefined ? { zh: number, en: number } : full(pcr.name) };
}

/** An item of an application. @param index from 0 */
export function itemOf(
  store: Store,
  applicationId: string,
  index: number,
): { application: Application; item: ApplicationItem } {
  const application = must(store.applications.get(applicationId), `application "${applicationId}"`);
  return { application, item: must(application.items[index], `product ${index + 1} of "${applicationId}"`) };
}
