/** Parsed responses of calls shared by several features; missing texts are empty. */
import type { TwoNames } from '#src/lib/names.ts';
import type { AuditStatus, CompanyStatus } from '#src/lib/states.ts';

export type AccountKind = 'phone' | 'email';

export interface OwnAccount {
  id: string;
  account: string;
  kind: AccountKind;
  userName: string;
  companyName: string;
  /** itemCode of COMPANY_TYPE; empty if none is chosen. */
  companyType: string;
  audit: AuditStatus;
  rejectReason: string;
  /** userStatus 0: a cancellation is in review (document 2 §2). */
  leaving: boolean;
  /** Which states the server sent; the UI makes no statement about the others. */
  known: { audit: boolean; status: boolean };
  /** Whether the company name can be edited after a rejection (document 1 §2). */
  nameEditable: boolean;
}

export interface OwnCompany {
  id: string;
  code: string;
  name: TwoNames;
  email: string;
  status: CompanyStatus;
  /** Whether the server sent a status; otherwise the company counts as not certified, and the UI makes no statement. */
  toldStatus: boolean;
  rejectReason: string;
  submitted: string;
}

/** Certification data of a company; missing texts are empty. */
export interface FiledCompany {
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
  papers: readonly string[];
}

/** Unknown fields are kept because the mobile app reads them (document 1 §3). */
export interface MenuItem {
  code: string;
  /** As sent by the server; null for an entry that only groups others. */
  url?: string | null;
  children?: readonly MenuItem[];
}
