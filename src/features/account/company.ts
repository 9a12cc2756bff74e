import type { Language } from '#src/i18n/keys.ts';
import type { CompanyStatus } from '#src/lib/states.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';
import { text } from '#src/lib/received.ts';

/** The company of the user, as the personal center relies on it. */
export interface OwnCompany {
  id: string;
  name: TwoNames;
  email: string;
  status: CompanyStatus;
  rejectReason: string;
  /** When the certification was asked for; empty when nobody says. */
  submitted: string;
}

/** Reads the answer of `companyQueries.ofUser`; its status is normalised there already. */
export function toOwnCompany(raw: { companyStatus: CompanyStatus } & Record<string, unknown>): OwnCompany {
  return {
    id: text(raw['id']),
    name: { zh: text(raw['companyName']), en: text(raw['companyNameEn']) },
    email: text(raw['companyEmail']),
    status: raw.companyStatus,
    rejectReason: text(raw['companyRejectReason']),
    submitted: text(raw['companySubmitTime']),
  };
}

export function companyName({ name }: OwnCompany, lang: Language): string {
  return nameIn(lang, name);
}
