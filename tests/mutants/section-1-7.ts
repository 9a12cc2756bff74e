/** Bugs for the rows of document 1, section 7: each call goes somewhere else. */
import type { Mutant } from './mutant.ts';

const HEADER = 'tests/features/shell/site-header.test.tsx';
const CENTRE = 'tests/features/account/user-centre.test.tsx';
const INBOX = 'tests/features/inbox/inbox.test.tsx';
const LOGIN = 'tests/features/auth/login.test.tsx';
const PHONE = 'tests/features/auth/phone-screen.test.tsx';
const REGISTERING = 'tests/features/registration/registering.test.tsx';
const CIPHER = 'tests/parts/password/encrypt-password.test.tsx';
const SESSION = 'tests/parts/session/follow-other-tabs.test.tsx';
const SUPPLEMENT = 'tests/features/supplement/supplement-screen.test.tsx';
const LCA = 'tests/parts/lca/lca-entry.test.tsx';
const FORM = 'tests/features/registration/registration-form.test.tsx';
const LINKS = 'tests/features/links/links.test.tsx';
const DIALOG = 'tests/parts/legal/legal-dialog.test.tsx';
const LEGAL = 'tests/features/legal/legal-pages.test.tsx';
const VERIFY = 'tests/features/verification/verification-form.test.tsx';
const CAPTCHA = 'tests/parts/captcha/captcha-dialog.test.tsx';
const TEXTS = 'tests/i18n/server-texts.test.tsx';
const VISITS = 'tests/parts/page/count-visits.test.tsx';

/** A call by its name: what is asked for, in which file, by which path, and the test that must notice. */
const CALLS: Readonly<Record<string, readonly [what: string, file: string, path: string, test: string]>> = {
  getMenu: ['The menu', 'src/api/shared/platform.ts', '/api/n/menu/all', HEADER],
  getCompanyDetail: ['The company', 'src/api/shared/company.ts', '/p/company/detail/{companyCode}', HEADER],
  getCompanyOfUser: [
    'The status of the company',
    'src/api/shared/company.ts',
    '/p/portal/company/user/{userId}',
    CENTRE,
  ],
  countMessages: [
    'The number of unread messages',
    'src/parts/messages/queries.ts',
    '/p/epd/inner/count',
    INBOX,
  ],
  listMessages: ['The list of messages', 'src/parts/messages/queries.ts', '/p/epd/inner/list', INBOX],
  readAllMessages: ['To mark all as read', 'src/parts/messages/queries.ts', '/p/epd/inner/readAll', INBOX],
  sendSmsCode: ['The code of the login', 'src/features/auth/queries.ts', '/n/plat/sms/checkcode/uc', LOGIN],
  sendSmsCodeSimple: [
    'The code of the phone screens',
    'src/features/auth/queries.ts',
    '/api/n/plat/sms/checkcode/simple',
    PHONE,
  ],
  loginByPhone: ['The login by phone', 'src/features/auth/queries.ts', '/n/user/login/uc', LOGIN],
  loginOrRegisterByPhone: [
    'The login of the phone screens',
    'src/features/auth/queries.ts',
    '/n/user/loginOrRegister/uc',
    PHONE,
  ],
  registerByPhone: [
    'The registration by phone',
    'src/features/registration/queries.ts',
    '/n/user/register/uc',
    REGISTERING,
  ],
  getPublicKey: [
    'The key for passwords',
    'src/parts/password/encrypt-password.ts',
    '/api/n/user/getPublicKey',
    CIPHER,
  ],
  loginByEmail: ['The login by e-mail', 'src/features/auth/queries.ts', '/api/n/user/email/login', LOGIN],
  registerByEmail: [
    'The registration by e-mail',
    'src/features/registration/queries.ts',
    '/api/n/user/email/register',
    REGISTERING,
  ],
  sendRegisterEmailCode: [
    'The code of a registration by e-mail',
    'src/features/registration/queries.ts',
    '/api/n/user/email/verify/send',
    REGISTERING,
  ],
  sendResetEmailCode: [
    'The code for a new password',
    'src/parts/password/queries.ts',
    '/api/n/user/email/rest/send',
    LOGIN,
  ],
  checkResetEmailCode: [
    'The check of the code for a new password',
    'src/parts/password/queries.ts',
    '/api/n/user/email/check/rest',
    LOGIN,
  ],
  changePassword: [
    'The new password',
    'src/parts/password/queries.ts',
    '/api/p/user/email/change/pass',
    LOGIN,
  ],
  verifySession: ['The check of the token', 'src/parts/session/queries.ts', '/n/user/verify', SESSION],
  logout: ['The logout', 'src/parts/session/queries.ts', '/p/user/logout', SESSION],
  refreshToken: [
    'The fresh token',
    'src/features/supplement/queries.ts',
    '/api/p/user/refresh/token',
    SUPPLEMENT,
  ],
  completeProfile: [
    'The supplement form',
    'src/features/supplement/queries.ts',
    '/api/p/user/name/update',
    SUPPLEMENT,
  ],
  updateUserName: [
    'The new user name',
    'src/features/account/queries.ts',
    '/api/p/user/updateUserName',
    CENTRE,
  ],
  getUserDetail: ['The own account', 'src/api/shared/account.ts', '/p/portal/user/detail/{id}', CENTRE],
  checkSubscription: [
    'The check of the subscription',
    'src/parts/lca/queries.ts',
    '/api/p/subscription/checkSubscription',
    LCA,
  ],
  listCompanyTypes: [
    'The list of company types',
    'src/parts/dictionary/queries.ts',
    '/p/dict/list/COMPANY_TYPE',
    SUPPLEMENT,
  ],
  listIndustryCategories: [
    'The list of industries',
    'src/parts/dictionary/queries.ts',
    '/n/dict/list/INDUSTRY_CATEGORY',
    FORM,
  ],
  listCompanyForms: [
    'The list of company forms',
    'src/parts/dictionary/queries.ts',
    '/n/dict/list/COMPANY_FORM',
    FORM,
  ],
  getChannelTree: [
    'The tree of channels',
    'src/features/supplement/queries.ts',
    '/p/dict/tree/CHANNEL_CLASSIFICATION',
    SUPPLEMENT,
  ],
  getIndustryTree: [
    'The tree of industries',
    'src/features/supplement/queries.ts',
    '/p/dict/tree/INDUSTRY_CLASSIFICATION',
    SUPPLEMENT,
  ],
  listFriendlyLinks: [
    'The friendly links',
    'src/parts/partner-links/queries.ts',
    '/api/n/friendly/link',
    LINKS,
  ],
  listFriendlyLinkTypes: [
    'The types of friendly links',
    'src/features/links/queries.ts',
    '/api/n/friendly/type',
    LINKS,
  ],
  getCurrentAgreement: [
    'The document in force',
    'src/parts/legal/queries.ts',
    '/api/n/agreement/now',
    DIALOG,
  ],
  listAgreementVersions: [
    'The versions of a document',
    'src/features/legal/queries.ts',
    '/api/n/agreement/list',
    LEGAL,
  ],
  getAgreementVersion: [
    'One version of a document',
    'src/features/legal/queries.ts',
    '/api/n/agreement/details',
    LEGAL,
  ],
  listRegions: ['The regions', 'src/features/verification/queries.ts', '/api/p/region/{code}', VERIFY],
  getCaptcha: ['The puzzle', 'src/parts/captcha/queries.ts', '/api/n/captcha/get', CAPTCHA],
  checkCaptcha: ['The check of the puzzle', 'src/parts/captcha/queries.ts', '/api/n/captcha/check', CAPTCHA],
  getTexts: ['The texts of the server', 'src/api/shared/platform.ts', '/api/n/text/all', TEXTS],
  countVisit: ['The count of visits', 'src/parts/page/count-visits.ts', '/api/n/pvuv/count', VISITS],
};

export const section1x7: readonly Mutant[] = [
  ...Object.entries(CALLS).map(([name, [what, file, path, test]]): Mutant => ({
    row: `1§7 ${name}`,
    bug: `${what} goes to another address`,
    file,
    from: `'${path}'`,
    to: `'${path}s'`,
    tests: [test],
  })),
  {
    row: '1§7 showAttachment',
    bug: 'The picture of a link comes from another address',
    file: 'src/features/links/link-plate.tsx',
    from: '/n/attachment/online/$',
    to: '/n/attachment/download/$',
    tests: [LINKS],
  },
];
