/** What the calls that several areas share answer, as the screens rely on it; texts that did not come are empty. */
import type { TwoNames } from '#src/lib/names.ts';
import type { AuditStatus, CompanyStatus } from '#src/lib/states.ts';

/** How somebody signs in: by phone and code, or by e-mail and password. */
export type AccountKind = 'phone' | 'email';

/** The own record, as the screens of the account rely on it. */
export interface OwnAccount {
  id: string;
  account: string;
  kind: AccountKind;
  userName: string;
  companyName: string;
  /** itemCode of COMPANY_TYPE; empty when none was chosen. */
  companyType: string;
  audit: AuditStatus;
  rejectReason: string;
  /** userStatus 0: a cancellation is in review (document 2 §2). */
  leaving: boolean;
  /** Whether the form after a rejection lets the company name be changed (document 1 §2). */
  nameEditable: boolean;
}

/** The company of a user, as the screens rely on it. */
export interface OwnCompany {
  id: string;
  code: string;
  name: TwoNames;
  email: string;
  status: CompanyStatus;
  rejectReason: string;
  /** When the certification was asked for. */
  submitted: string;
}

/** What a company has filed; texts that did not come are empty. */
export interface FiledCompany {
  /** itemCode of COMPANY_TYPE. */
  type: string;
  creditCode: string;
  name: string;
  nameEn: string;
  corporation: string;
  address: string;
  zipCode: string;
  contacts: string;
  contactPhone: string;
  email: string;
  /** Ids of the pictures, in the order in which they were filed. */
  papers: readonly string[];
}

/** An entry of the navigation. Fields that the portal does not know stay: the mobile app reads them (document 1 §3). */
export interface MenuItem {
  code: string;
  /** As the server wrote it; null for an entry that only opens its sub-entries. */
  url?: string | null;
  children?: readonly MenuItem[];
}
