/** A person: the registration, the profile beside it, and the account itself (document 2 §4, §8). */
import { AUDIT } from '#src/lib/states.ts';
import type { User } from '../../world/entities.ts';
import type { Chart, State } from './chart.ts';

const states = {
  'profile-missing': {
    title: { zh: '资料待补充', en: 'Profile missing' },
    group: 'profile',
    row: 0,
    column: 0,
  },
  'profile-given': { title: { zh: '资料已补充', en: 'Profile given' }, group: 'profile', row: 1, column: 0 },
  'under-review': {
    title: { zh: '注册审核中', en: 'Under review' },
    group: 'registration',
    row: 2,
    column: 0,
  },
  rejected: { title: { zh: '注册被驳回', en: 'Rejected' }, group: 'registration', row: 2, column: 1 },
  approved: { title: { zh: '注册已通过', en: 'Approved' }, group: 'registration', row: 3, column: 0 },
  active: { title: { zh: '账号正常', en: 'Active' }, group: 'account', row: 4, column: 0 },
  locked: { title: { zh: '账号已禁用', en: 'Disabled' }, group: 'account', row: 4, column: 1 },
  leaving: { title: { zh: '注销审核中', en: 'Cancellation in review' }, group: 'account', row: 5, column: 0 },
  gone: { title: { zh: '账号已注销', en: 'Closed' }, group: 'account', row: 6, column: 0 },
} as const satisfies Record<string, State>;

export type PersonState = keyof typeof states;

/** Who can have a session. */
const SIGNED_IN: readonly PersonState[] = ['active', 'leaving'];

export const PERSON_CHART: Chart<PersonState> = {
  groups: {
    profile: { zh: '资料', en: 'Profile' },
    registration: { zh: '注册', en: 'Registration' },
    account: { zh: '账号', en: 'Account' },
  },
  states,
  transitions: [
    {
      id: 'completeProfile',
      title: { zh: '补充资料', en: 'Fill in the profile' },
      who: 'customer',
      by: { call: 'completeProfile' },
      from: ['profile-missing'],
      to: 'profile-given',
      beside: SIGNED_IN,
    },
    {
      id: 'approveRegistration',
      title: { zh: '通过注册', en: 'Approve the registration' },
      who: 'staff',
      by: { step: 'decideRegistration', given: { approve: true } },
      from: ['under-review'],
      to: 'approved',
      beside: ['active'],
    },
    {
      id: 'rejectRegistration',
      title: { zh: '驳回注册', en: 'Reject the registration' },
      who: 'staff',
      by: { step: 'decideRegistration', given: { approve: false } },
      from: ['under-review'],
      to: 'rejected',
      beside: ['active'],
    },
    {
      id: 'modifyRegistration',
      title: { zh: '修改注册信息', en: 'Correct the registration' },
      who: 'customer',
      by: { call: 'modifyRegistration' },
      from: ['rejected'],
      to: 'under-review',
      beside: SIGNED_IN,
    },
    {
      id: 'cancelAccount',
      title: { zh: '申请注销', en: 'Ask for cancellation' },
      who: 'customer',
      by: { call: 'cancelAccount' },
      from: ['active'],
      to: 'leaving',
      isFree: true,
    },
    {
      id: 'revokeCancellation',
      title: { zh: '撤回注销', en: 'Take the cancellation back' },
      who: 'customer',
      by: { call: 'revokeCancellation' },
      from: ['leaving'],
      to: 'active',
      isFree: true,
    },
    {
      id: 'approveCancellation',
      title: { zh: '同意注销', en: 'Close the account' },
      who: 'staff',
      by: { step: 'decideCancellation', given: { approve: true } },
      from: ['leaving'],
      to: 'gone',
    },
    {
      id: 'refuseCancellation',
      title: { zh: '不同意注销', en: 'Turn the cancellation down' },
      who: 'staff',
      by: { step: 'decideCancellation', given: { approve: false } },
      from: ['leaving'],
      to: 'active',
    },
    {
      id: 'failLogins',
      title: { zh: '多次输错密码', en: 'Type wrong passwords' },
      who: 'customer',
      by: { call: 'loginByEmail' },
      from: ['active', 'leaving'],
      to: 'locked',
      isFree: true,
    },
  ],
};

const REGISTRATION = {
  [AUDIT.underReview]: 'under-review',
  [AUDIT.approved]: 'approved',
  [AUDIT.rejected]: 'rejected',
} as const;

type Facts = Pick<User, 'auditStatus' | 'status' | 'userName' | 'companyName'>;

/** Where a person is, in each group. The portal asks for a profile while both names are missing. */
export function personAt({ auditStatus, status, userName, companyName }: Facts): readonly PersonState[] {
  const hasProfile = userName !== null || companyName !== null;
  return [hasProfile ? 'profile-given' : 'profile-missing', REGISTRATION[auditStatus], status];
}
