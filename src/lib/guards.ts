import * as gates from './gates.ts';
import type { CompanyStatus } from './states.ts';
import type { StoredUser } from './storage-keys.ts';

export interface Guard {
  /** document 2 §6 */
  approval?: true;
  /** `open`: not yet certified (decision 18). Both are refused while a cancellation is in review (document 2 §8). */
  company?: 'certified' | 'open';
  /** decision 15 */
  agency?: true;
}

/** All other pages are public (document 2 §6). /appLoginform has its own rule, and /apppdf redirects to its product. */
export const GUARDS = {
  '/epd/epdApplyFor': { approval: true, company: 'certified' },
  '/dtpfg/dtpfgApplyFor': { approval: true, company: 'certified' },
  '/Pcr/pcrApplyFor': { approval: true, company: 'certified' },
  '/Pcr/minePcr': {},
  '/Feedback': {},
  '/information': {},
  '/userinfo': {},
  '/enterprise': { company: 'open' },
  '/thirdAgency': { agency: true },
  '/epd/mineEpd': {},
  '/epd/mineEpd/$id': {},
  '/epd/verification': {},
  '/myLists': {},
  '/myDetails': {},
  '/user': {},
  '/changepassword': {},
  '/passpassword': {},
  '/textmessage/$id': {},
} as const satisfies Record<string, Guard>;

export type GuardedPath = keyof typeof GUARDS;

/** document 2 §6 */
export const FILE_GUARDS = {
  download: { approval: true },
  preview: { approval: true },
} as const satisfies Record<string, Guard>;

/** Lazy facts; each is only requested if a guard needs it. */
export interface Visitor {
  user: () => StoredUser | null;
  /** The user with the current review state; the stored one may be outdated. */
  reviewed: () => Promise<StoredUser | null>;
  leaving: (user: StoredUser) => Promise<boolean>;
  companyStatus: (user: StoredUser) => Promise<CompanyStatus>;
  companyType: (companyCode: string) => Promise<unknown>;
}

/** Checks login, approval, company, agency in this order; the first refusal wins. */
export async function gateOf({ approval, company, agency }: Guard, visitor: Visitor): Promise<gates.Gate> {
  const user = approval === true ? await visitor.reviewed() : visitor.user();
  if (user === null) return gates.loginGate(user);
  if (approval === true) {
    const audit = gates.auditGate(user);
    if (audit.kind !== 'allow') return audit;
  }
  if (company !== undefined) {
    const [status, leaving] = await Promise.all([visitor.companyStatus(user), visitor.leaving(user)]);
    const gate = company === 'certified' ? gates.companyGate(status) : gates.enterpriseGate(status);
    return leaving && gate.kind === 'allow' ? gates.cancellationGate(leaving) : gate;
  }
  if (agency === true) {
    const code = user.companyCode ?? '';
    return gates.agencyGate(code === '' ? null : await visitor.companyType(code));
  }
  return gates.loginGate(user);
}
