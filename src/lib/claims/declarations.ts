import { THIN_SPACE } from '../format-number.ts';
import type { Claim } from './claim.ts';

const ROW = 'searchDeclarations /data/list/[]';
const INFO = 'getProductInfo /data';

const BADGES = ['epd.search.stateValid', 'epd.search.stateExpiring', 'epd.search.stateExpired'] as const;
/** As rendered after a figure. */
const UNIT = [`kg\u00A0CO₂e${THIN_SPACE}/${THIN_SPACE}t`] as const;
const BY_UNIT = {
  zh: 'GWP100 不带单位，或不显示',
  en: 'GWP100 is shown without its unit, or not at all',
} as const;

/** Published declarations and verification: validity, units, verifier (document 2 §2, §4). */
export const DECLARATION_CLAIMS = {
  'search.valid': {
    says: BADGES,
    fields: [[`${ROW}/epdExpirationDate`]],
    without: {
      zh: '搜索结果不说明声明是否有效',
      en: 'the search does not say whether a declaration is valid',
    },
  },
  'search.unit': {
    says: UNIT,
    fields: [[`${ROW}/declaredUnit`]],
    without: BY_UNIT,
  },
  'search.chain': {
    says: ['epd.search.chain'],
    fields: [[`${ROW}/isDataStubs`, `${ROW}/isReportStubs`]],
    without: {
      zh: '搜索结果不说明声明是否已上链',
      en: 'the search does not say whether a declaration is on the blockchain',
    },
  },
  'product.valid': {
    says: [...BADGES, 'epd.product.validUntil', 'epd.detail.expiredNote'],
    fields: [[`${INFO}/epdExpirationDate`]],
    without: {
      zh: '产品页不说明声明是否有效、有效期至何时',
      en: 'the product page does not say whether a declaration is valid, and until when',
    },
  },
  'product.newer': {
    says: ['epd.detail.openNewer', 'epd.search.stateSuperseded'],
    fields: [[`${INFO}/supersededById`]],
    without: { zh: '不说明声明是否已被替代', en: 'it is not said whether a declaration was superseded' },
  },
  'product.unit': {
    says: [...UNIT, 'epd.search.gwpTipOf'],
    fields: [[`${INFO}/declaredUnit`], [`${INFO}/gwp100`]],
    without: BY_UNIT,
  },
  'product.verifier': {
    says: ['epd.detail.verifier'],
    fields: [[`${INFO}/verifierName`, `${INFO}/verifierNameEn`]],
    without: { zh: '不显示由谁验证', en: 'it is not shown who verified a declaration' },
  },
  'product.seal': {
    says: ['epd.detail.sealWords'],
    fields: [[`${INFO}/dataStubsTxhash`, `${INFO}/reportStubsTxhash`]],
    without: { zh: '产品页没有存证印记', en: 'the product page has no seal of its record' },
  },
  'details.chain': {
    says: ['epd.detail.chainNone', 'epd.detail.chainTime', 'epd.detail.sealNone'],
    fields: [[`${INFO}/isDataStubs`, `${INFO}/isReportStubs`]],
    without: {
      zh: '声明详情不说明是否已上链',
      en: 'the details do not say whether a declaration is on the blockchain',
    },
  },
  'compare.expired': {
    says: ['compare.warn.expired', 'epd.search.stateExpired'],
    fields: [[`${INFO}/epdExpirationDate`]],
    without: { zh: '比较时不提示已过期的声明', en: 'a comparison does not warn of an expired declaration' },
  },
  'compare.unit': {
    says: UNIT,
    // The plot beside it uses the rows of the search.
    fields: [[`${INFO}/declaredUnit`, `${ROW}/declaredUnit`]],
    without: BY_UNIT,
  },
  'home.latest': {
    says: ['home.latestEpd'],
    fields: [[`${ROW}/publishedDate`]],
    without: {
      zh: '首页列出已发布的声明，不说明是否最新',
      en: 'home lists published declarations, and does not call them the latest',
    },
  },
  'home.unit': {
    says: UNIT,
    fields: [[`${ROW}/declaredUnit`], [`${ROW}/gwp100`]],
    without: BY_UNIT,
  },
  'home.expiring': {
    says: ['home.dashboard.expiring', 'home.dashboard.daysLeft'],
    fields: [[`${ROW}/epdExpirationDate`]],
    without: { zh: '首页不提示即将到期的声明', en: 'home names no declarations that end soon' },
  },
  'records.state': {
    says: ['verify.state1', 'verify.state2', 'verify.state3'],
    fields: [['listVerifications /data/list/[]/verifyState']],
    without: { zh: '不说明核验进行到哪一步', en: 'it is not said how a verification stands' },
  },
  'record.state': {
    says: ['verify.state1', 'verify.state2', 'verify.state3'],
    fields: [['getVerification /data/verifyState']],
    without: { zh: '不说明核验进行到哪一步', en: 'it is not said how a verification stands' },
  },
  'record.noFeedback': {
    says: ['verify.noFeedback'],
    fields: [['listVerificationFiles /data/[]/feedbackMsg']],
    nullTells: true,
    without: { zh: '不说明平台是否已反馈', en: 'it is not said whether the platform answered to a file' },
  },
  'agency.waits': {
    says: ['home.dashboard.agencyCount'],
    fields: [['listVerifications /data/list/[]/verifyState']],
    without: {
      zh: '首页不说明有多少申请在核验中',
      en: 'home does not say how many requests are being checked',
    },
  },
  'agency.oldest': {
    says: ['verify.agency.openSince'],
    fields: [['listVerifications /data/list/[]/submitTime']],
    without: {
      zh: '工作台不说明最早的申请已等待多久',
      en: 'the workplace does not say how long the oldest request has waited',
    },
  },
} as const satisfies Record<string, Claim>;
