/** A person: registration, profile and account (document 2 §4, §8). */
import { AUDIT } from '#src/lib/states.ts';
import type { User } from '../../world/entities.ts';
import { customer, staff, state, type Chart, type State } from './chart.ts';

const states = {
  'profile-missing': state('profile', 0, 0, '资料待补充', 'Profile missing'),
  'profile-given': state('profile', 1, 0, '资料已补充', 'Profile given'),
  'under-review': state('registration', 2, 0, '注册审核中', 'Under review'),
  rejected: state('registration', 2, 1, '注册被驳回', 'Rejected'),
  approved: state('registration', 3, 0, '注册已通过', 'Approved'),
  active: state('account', 4, 0, '账号正常', 'Active'),
  locked: state('account', 4, 1, '账号已禁用', 'Disabled'),
  leaving: state('account', 5, 0, '注销审核中', 'Cancellation in review'),
  gone: state('account', 6, 0, '账号已注销', 'Closed'),
} as const satisfies Record<string, State>;

export type PersonState = keyof typeof states;

/** States in which a session is possible. */
const SIGNED_IN: readonly PersonState[] = ['active', 'leaving'];

export const PERSON_CHART: Chart<PersonState> = {
  groups: {
    profile: { zh: '资料', en: 'Profile' },
    registration: { zh: '注册', en: 'Registration' },
    account: { zh: '账号', en: 'Account' },
  },
  states,
  transitions: [
    customer('completeProfile', '补充资料', 'Fill in the profile', ['profile-missing'], 'profile-given', {
      beside: SIGNED_IN,
    }),
    staff('approveRegistration', '通过注册', 'Approve the registration', ['under-review'], 'approved', {
      by: { step: 'decideRegistration', given: { approve: true } },
      beside: ['active'],
    }),
    staff('rejectRegistration', '驳回注册', 'Reject the registration', ['under-review'], 'rejected', {
      by: { step: 'decideRegistration', given: { approve: false } },
      beside: ['active'],
    }),
    customer('modifyRegistration', '修改注册信息', 'Correct the registration', ['rejected'], 'under-review', {
      beside: SIGNED_IN,
    }),
    customer('cancelAccount', '申请注销', 'Ask for cancellation', ['active'], 'leaving', {
      isOptional: true,
    }),
    customer('revokeCancellation', '撤回注销', 'Take the cancellation back', ['leaving'], 'active', {
      isOptional: true,
    }),
    staff('approveCancellation', '同意注销', 'Close the account', ['leaving'], 'gone', {
      by: { step: 'decideCancellation', given: { approve: true } },
    }),
    staff('refuseCancellation', '不同意注销', 'Turn the cancellation down', ['leaving'], 'active', {
      by: { step: 'decideCancellation', given: { approve: false } },
    }),
    {
      id: 'failLogins',
      title: { zh: '多次输错密码', en: 'Type wrong passwords' },
      who: 'customer',
      by: { call: 'loginByEmail' },
      from: ['active', 'leaving'],
      to: 'locked',
      isOptional: true,
    },
  ],
};

const REGISTRATION = {
  [AUDIT.underReview]: 'under-review',
  [AUDIT.approved]: 'approved',
  [AUDIT.rejected]: 'rejected',
} as const;

type Facts = Pick<User, 'auditStatus' | 'status' | 'userName' | 'companyName'>;

/** One state per group. The portal asks for a profile while both names are missing. */
export function personAt({ auditStatus, status, userName, companyName }: Facts): readonly PersonState[] {
  const hasProfile = userName !== null || companyName !== null;
  return [hasProfile ? 'profile-given' : 'profile-missing', REGISTRATION[auditStatus], status];
}
