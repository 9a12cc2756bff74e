/** Calls to try in a scenario, and those that answer otherwise than in `default`. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Scenario } from './scenario.ts';

type Calls = readonly OperationId[];

const CODES: Calls = ['sendSmsCode', 'sendSmsCodeSimple', 'sendRegisterEmailCode', 'sendResetEmailCode'];
const CARDS: Calls = ['listMyApplications', 'getApplicationDetail'];
const QUOTE: Calls = [...CARDS, 'getQuote'];
const CONTRACT: Calls = [...CARDS, 'getContract'];
const CORRECTION: Calls = [
  ...CARDS,
  'uploadAttachment',
  'replaceLcaReport',
  'replaceDataTable',
  'replacePreReport',
  'updateLcaValidation',
];
const MY_PCR: Calls = ['searchPcrs', 'listMessages'];
const RECORDS: Calls = ['listVerifications', 'getVerification', 'listVerificationFiles'];
const LOW_CARBON: Calls = ['submitLowCarbonApplication', 'listMessages', 'readMessage'];
const PERSON: Calls = ['verifySession', 'getUserDetail'];
const FOUND: Calls = ['searchDeclarations', 'getProductInfo', 'listPcrs', 'downloadEpd', 'showAttachment'];

/** A scenario without an entry concerns no particular call. */
const CALLS: Readonly<Record<string, Calls>> = {
  'fresh-company': [
    'submitApplication',
    'listProductCategories',
    'listTemplates',
    'getEpdToolToken',
    ...CARDS,
  ],
  'qr-on': ['getQrSetting', 'getDeclarationQr', 'searchDeclarations'],
  'plain-search': ['searchDeclarations'],
  'i18n-codes': [
    'getTexts',
    'listCompanyTypes',
    'listIndustryCategories',
    'listCompanyForms',
    'getChannelTree',
    'getIndustryTree',
    'listResourceTypes',
    'listProcessSteps',
  ],
  empty: [
    'searchDeclarations',
    'searchPcrs',
    'listNews',
    'listLatestNews',
    'listAnnouncements',
    'listResources',
    'listMessages',
    'listFriendlyLinks',
  ],
  large: ['searchDeclarations'],
  'registration-under-review': [...PERSON, 'downloadEpd', 'submitApplication'],
  'registration-rejected': [...PERSON, 'modifyRegistration'],
  'account-leaving': [...PERSON, 'revokeCancellation', 'updateUserName'],
  'account-locked': [...PERSON, 'loginByPhone', 'loginByEmail', 'loginOrRegisterByPhone'],
  'company-pending': ['getCompanyOfUser', 'getCompanyDetail', 'registerCompany', 'submitApplication'],
  'inbox-11-unread': ['countMessages', 'listMessages', 'readMessage', 'readAllMessages'],
  'token-expired': ['verifySession', 'refreshToken', 'logout'],
  'captcha-locked': ['getCaptcha', 'checkCaptcha'],
  'sms-too-often': [...CODES, 'sendCancellationSmsCode', 'sendCancellationEmailCode'],
  'many-applications': CARDS,
  'stage-10': QUOTE,
  'stage-20': CONTRACT,
  'stage-30': CARDS,
  'stage-40': CARDS,
  'stage-50': CARDS,
  'stage-60': CARDS,
  'stage-70': [...CARDS, 'downloadAttachment', ...FOUND],
  'quote-issued': [...QUOTE, 'confirmQuote', 'refuseQuote', 'downloadAttachment'],
  'quote-rejected': QUOTE,
  'contract-waiting': [...CONTRACT, 'confirmContract', 'refuseContract', 'downloadAttachment'],
  'contract-signed': CONTRACT,
  'contract-refused': CONTRACT,
  'lca-correction': CORRECTION,
  'verification-failed': CORRECTION,
  'published-on-chain': [...CARDS, ...FOUND],
  'pcr-requested': ['applyForPcr', ...MY_PCR],
  'pcr-drafting': MY_PCR,
  'pcr-review': MY_PCR,
  'pcr-refused': MY_PCR,
  'pcr-published': [...MY_PCR, 'listPcrs', 'downloadPcr'],
  'verify-none': ['listVerifications', 'submitVerification'],
  'verify-uncertified': ['submitVerification', 'uploadAttachment', 'getCompanyOfUser'],
  'verify-in-progress': RECORDS,
  'verify-succeeded': RECORDS,
  'verify-failed': RECORDS,
  'verify-with-file': [...RECORDS, 'downloadAttachment'],
  'verify-120': ['listVerifications', 'getVerification'],
  'low-carbon-waiting': ['submitLowCarbonApplication', 'listLowCarbonTemplates', 'downloadTemplate'],
  'low-carbon-accepted': LOW_CARBON,
  'low-carbon-refused': LOW_CARBON,
  'feedback-answered': ['submitFeedback', 'listMessages', 'readMessage'],
  'gpi-off': ['getGpi'],
  'gpi-chinese-only': ['getGpi'],
  'news-published': ['listNews', 'listLatestNews', 'getNews'],
  'announcement-published': ['listAnnouncements', 'getAnnouncement', 'downloadAttachment'],
  'resource-published': ['listResources', 'downloadAttachment'],
};

export function callsOf({ id }: Pick<Scenario, 'id'>): Calls {
  return CALLS[id] ?? [];
}
