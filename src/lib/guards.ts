import {
  agencyGate,
  auditGate,
  cancellationGate,
  companyGate,
  enterpriseGate,
  loginGate,
  type Gate,
} from './gates.ts';
import type { CompanyStatus } from './states.ts';
import type { StoredUser } from './storage-keys.ts';

/** What a page or a file asks of its visitor. Everybody who is asked for anything is signed in. */
export interface Guard {
  /** The registration is approved: neither in review nor rejected (document 2 §6). */
  approval?: true;
  /**
   * `certified`: before an application; `open`: still to be certified, at /enterprise (decision 18). Neither is taken while
   * the cancellation of the account is in review (document 2 §8).
   */
  company?: 'certified' | 'open';
  /** People of a third-party agency (decision 15). */
  agency?: true;
}

/**
 * The guarded pages (document 2 §6; those of the account by what they show). A page that is not here is for everybody.
 * The form of /appLoginform has a rule of its own, and /apppdf leads to its product (document 1 §2, document 2 §2).
 */
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
  '/epd/verification': {},
  '/myLists': {},
  '/myDetails': {},
  '/user': {},
  '/changepassword': {},
  '/passpassword': {},
  '/textmessage/$id': {},
} as const satisfies Record<string, Guard>;

export type GuardedPath = keyof typeof GUARDS;

/** The same for files, by what is done with them (document 2 §6). */
export const FILE_GUARDS = {
  download: { approval: true },
  preview: { approval: true },
} as const satisfies Record<string, Guard>;

/** What is known of the visitor; each is only asked for when a guard needs it. */
export interface Visitor {
  user: () => StoredUser | null;
  /** The user with the review as it stands now: what is stored may be older than the decision. */
  reviewed: () => Promise<StoredUser | null>;
  /** Whether a cancellation of the account is in review. */
  leaving: (user: StoredUser) => Promise<boolean>;
  companyStatus: (user: StoredUser) => Promise<CompanyStatus>;
  /** `companyType` as the server spells it. */
  companyType: (companyCode: string) => Promise<unknown>;
}

/** Asks in the order login, approval, company, agency; the first that does not let through decides. */
export async function gateOf({ approval, company, agency }: Guard, visitor: Visitor): Promise<Gate> {
  const user = approval === true ? await visitor.reviewed() : visitor.user();
  if (user === null) return loginGate(user);
  if (approval === true) {
    const audit = auditGate(user);
    if (audit.kind !== 'allow') return audit;
  }
  if (company !== undefined) {
    const [status, leaving] = await Promise.all([visitor.companyStatus(user), visitor.leaving(user)]);
    const gate = company === 'certified' ? companyGate(status) : enterpriseGate(status);
    return leaving && gate.kind === 'allow' ? cancellationGate(leaving) : gate;
  }
  if (agency === true) {
    const code = user.companyCode ?? '';
    return agencyGate(code === '' ? null : await visitor.companyType(code));
  }
  return loginGate(user);
}
