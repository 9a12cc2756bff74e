/** Companies, and what they ask of the platform besides declarations (document 2 §3). */
import type { CompanyStatus, VerificationState } from '#src/lib/states.ts';
import type { Bilingual, Row } from './row.ts';

export interface Company extends Row {
  /** `companyCode` on the wire. */
  code: string;
  name: Bilingual;
  creditCode: string | null;
  email: string | null;
  address: string | null;
  corporation: string | null;
  contacts: string | null;
  contactPhone: string | null;
  zipCode: string | null;
  /** Dictionary COMPANY_TYPE; '4' is a third-party agency. */
  companyType: string;
  status: CompanyStatus;
  statusReason: string | null;
  region: string;
  route: string;
  logoId: string | null;
  licenceId: string | null;
  billInfoId: string | null;
  createdAt: number;
}

export interface Verification extends Row {
  userId: string;
  registrationNumber: string;
  userContact: string;
  userPosition: string | null;
  companyName: string;
  country: string;
  region: string | null;
  userEmail: string;
  relationId: number;
  supplement: string | null;
  remark: string | null;
  state: VerificationState;
  createdAt: number;
}

export interface VerificationFile extends Row {
  verificationId: string;
  fileName: string;
  attachmentId: string;
  uploadedAt: number;
  feedbackAt: number | null;
  feedback: string | null;
}

export interface Feedback extends Row {
  companyName: string;
  nickname: string;
  phone: string;
  mail: string;
  information: string;
  createdAt: number;
}

export interface Subscription extends Row {
  userId: string;
  mobile: string;
  username: string;
  companyName: string;
  industryCategory: string;
  position: string;
  active: boolean;
  createdAt: number;
}

export interface LowCarbonApplication extends Row {
  userId: string | null;
  entries: {
    companyName: string;
    introduction: string;
    productName: string;
    process: string;
    attachmentId: string;
  }[];
  createdAt: number;
}
