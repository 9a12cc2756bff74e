/** Where the claims of account, company, messages and legal texts are made. */
import type { PersonaId } from '#mocks/world/persona.ts';
import type { ACCOUNT_CLAIMS } from '#src/lib/claims/accounts.ts';
import type { View } from '../judge.ts';

const user = (persona: PersonaId, says: readonly string[], set: Record<string, unknown> = {}): View => ({
  path: '/user',
  persona,
  says,
  set,
});
const AUDIT = 'getUserDetail /data/auditStatus';
const COMPANY = 'getCompanyOfUser /data/companyStatus';
const READ = 'listMessages /data/list/[]/status';
const inbox = { path: '/textmessage/all', persona: 'certified' } as const;

export const ACCOUNT_VIEWS: Record<keyof typeof ACCOUNT_CLAIMS, readonly View[]> = {
  'account.review': [
    // Approved at the login.
    user('certified', ['user.audit.s0', 'user.reviewTitle'], { [AUDIT]: 0 }),
    user('certified', ['user.audit.s2', 'user.rejectedTitle'], { [AUDIT]: 2 }),
  ],
  'account.status': [user('certified', ['user.statusNormal']), user('leaving', ['user.cancelReviewing'])],
  'company.status': [
    user('uncertified', ['enterprise.state.none']),
    user('certified', ['enterprise.state.s0'], { [COMPANY]: '0' }),
    user('certified', ['enterprise.state.s1']),
    user('certified', ['enterprise.state.s2'], { [COMPANY]: '2' }),
  ],
  'company.since': [user('pending-company', ['user.certifyPendingSince'])],
  'company.reason': [{ path: '/enterprise', persona: 'failed-company' }],
  'inbox.unread': [
    { ...inbox, says: ['inbox.unread'], set: { [READ]: 0 } },
    { ...inbox, says: ['inbox.read'], set: { [READ]: 1 } },
  ],
  'inbox.count': [inbox],
  'legal.inForce': [{ path: '/compent?id=REGISTRATION', persona: null }],
};
