import type { Claim } from './claim.ts';

const ACCOUNT = 'getUserDetail /data';
const COMPANY = 'getCompanyOfUser /data';

/** Account, company, messages and legal texts: in review, certified, unread, in force (document 1, 2 §4). */
export const ACCOUNT_CLAIMS = {
  'account.review': {
    says: ['user.audit.s0', 'user.reviewTitle', 'user.audit.s2', 'user.rejectedTitle'],
    fields: [[`${ACCOUNT}/auditStatus`]],
    without: {
      zh: '注册审核状态停留在登录时的状态',
      en: 'the review of a registration stands as it did at the login',
    },
  },
  'account.status': {
    says: ['user.statusNormal', 'user.cancelReviewing'],
    fields: [[`${ACCOUNT}/userStatus`]],
    without: { zh: '不说明注销是否在审核', en: 'it is not said whether a cancellation is in review' },
  },
  'company.status': {
    says: ['enterprise.state.none', 'enterprise.state.s0', 'enterprise.state.s1', 'enterprise.state.s2'],
    fields: [[`${COMPANY}/companyStatus`]],
    nullTells: true,
    without: { zh: '不说明企业是否已认证', en: 'it is not said whether a company is certified' },
  },
  'company.since': {
    says: ['user.certifyPendingSince'],
    fields: [[`${COMPANY}/companySubmitTime`]],
    without: { zh: '不说明认证何时提交', en: 'it is not said since when a certification is under review' },
  },
  'company.reason': {
    says: ['user.certifyFailed'],
    fields: [[`${COMPANY}/companyRejectReason`]],
    without: { zh: '不说明认证为何未通过', en: 'it is not said why a certification failed' },
  },
  'inbox.unread': {
    says: ['inbox.unread', 'inbox.read'],
    fields: [['listMessages /data/list/[]/status']],
    without: { zh: '不区分已读与未读消息', en: 'read and unread messages look the same' },
  },
  'inbox.count': {
    says: ['nav.unread'],
    fields: [['countMessages /data']],
    without: { zh: '不显示未读消息数', en: 'the number of unread messages is not shown' },
  },
  'legal.inForce': {
    says: ['legal.current', 'legal.expired'],
    fields: [['listAgreementVersions /data/list/[]/failureTime']],
    nullTells: true,
    without: { zh: '不说明哪个版本现行有效', en: 'it is not said which version is in force' },
  },
} as const satisfies Record<string, Claim>;
