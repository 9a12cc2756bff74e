/** Bugs for the rows of document 2, section 7: each call goes somewhere else. */
import type { Mutant } from './mutant.ts';

const APPLY = 'tests/features/application-form/application-form.test.tsx';
const BAR = 'tests/features/application-form/template-bar.test.tsx';
const MINE = 'tests/features/my-applications/mine-papers.test.tsx';
const SEARCH = 'tests/features/declaration-search/search-screen.test.tsx';
const PRODUCT = 'tests/features/product/product-screen.test.tsx';
const DECLARATION = 'tests/features/declaration-search/declaration-dialog.test.tsx';
const PCR_SEARCH = 'tests/features/pcr/search-screen.test.tsx';
const PCR_REQUEST = 'tests/features/pcr/requests.test.tsx';
const CENTRE = 'tests/features/account/user-centre.test.tsx';
const CANCEL = 'tests/features/account/cancel-account.test.tsx';
const CARBON = 'tests/features/low-carbon/low-carbon-form.test.tsx';
const NEWS = 'tests/features/news/news-screens.test.tsx';
const NOTICES = 'tests/features/announcements/announcements.test.tsx';
const RESOURCES = 'tests/features/resources/resources.test.tsx';
const PAGES = 'tests/features/pages/pages.test.tsx';
const RECORDS = 'tests/features/verification/records.test.tsx';

const FORM_CALLS = 'src/features/application-form/queries.ts';
const MINE_CALLS = 'src/features/my-applications/queries.ts';
const SEARCH_CALLS = 'src/features/declaration-search/queries.ts';
const FURTHER_CALLS = 'src/features/declaration-search/further-queries.ts';
const PCR_CALLS = 'src/features/pcr/queries.ts';
const ACCOUNT_CALLS = 'src/features/account/queries.ts';
const PAGE_CALLS = 'src/features/pages/queries.ts';
const FILE_CALLS = 'src/parts/download/files.ts';
const LISTS = 'src/parts/dictionary/queries.ts';
const RECORD_CALLS = 'src/parts/verification/queries.ts';

/** A call by its name: what is asked for, in which file, by which path, and the test that must notice. */
const CALLS: Readonly<Record<string, readonly [what: string, file: string, path: string, test: string]>> = {
  listPcrs: ['The list of PCRs', FORM_CALLS, '/p/pcr/list', APPLY],
  applyForPcr: ['The application for a PCR', PCR_CALLS, '/p/pcr/insert', PCR_REQUEST],
  downloadPcr: ['The document of a PCR', FILE_CALLS, '/p/attachment/download/business/PCR/{id}', PCR_SEARCH],
  getProductInfo: ['The product', 'src/parts/declaration/queries.ts', '/api/n/epd/{id}', PRODUCT],
  createAccessRecord: [
    'The record of a visit',
    'src/features/product/queries.ts',
    '/n/access/records/create',
    PRODUCT,
  ],
  getQrSetting: ['The setting of the QR codes', FURTHER_CALLS, '/p/system/setting/qrShow', SEARCH],
  getDeclarationQr: [
    'The QR code',
    'src/features/declaration-search/qr-picture.ts',
    '/api/p/get/qr/attachment/{id}',
    SEARCH,
  ],
  verifyToken: ['The check before a download', 'src/parts/session/queries.ts', '/n/user/verify', DECLARATION],
  listCompanies: ['The list of companies', FURTHER_CALLS, '/p/company/list', SEARCH],
  cancelAccount: ['The cancellation', ACCOUNT_CALLS, '/p/user/logoff', CANCEL],
  sendCancellationEmailCode: [
    'The e-mail code of a cancellation',
    ACCOUNT_CALLS,
    '/api/n/user/email/logoff/send',
    CANCEL,
  ],
  sendCancellationSmsCode: ['The SMS code of a cancellation', ACCOUNT_CALLS, '/n/user/getLogoff', CANCEL],
  revokeCancellation: ['The end of a cancellation', ACCOUNT_CALLS, '/p/revoke/logoff', CENTRE],
  updateCompanyEmail: ['The new e-mail of the company', ACCOUNT_CALLS, '/p/company/updateMail', CENTRE],
  modifyRegistration: [
    'The corrected registration',
    ACCOUNT_CALLS,
    '/api/p/user/modify',
    'tests/features/account/registration-info.test.tsx',
  ],
  registerCompany: [
    'The certification',
    'src/features/enterprise/queries.ts',
    '/p/company/insert/uc',
    'tests/features/enterprise/enterprise-screen.test.tsx',
  ],
  getQuote: ['The quote', MINE_CALLS, '/api/p/price/info', MINE],
  confirmQuote: ['The accepted quote', MINE_CALLS, '/api/p/price/confirm', MINE],
  refuseQuote: ['The rejected quote', MINE_CALLS, '/api/p/price/refuse', MINE],
  getContract: ['The contract', MINE_CALLS, '/api/p/contract/info', MINE],
  confirmContract: ['The accepted contract', MINE_CALLS, '/api/p/contract/confirm', MINE],
  refuseContract: ['The refused contract', MINE_CALLS, '/api/p/contract/refuse', MINE],
  getApplicationDetail: ['The details of an application', MINE_CALLS, '/p/epd/apply', MINE],
  replaceLcaReport: ['The corrected LCA report', MINE_CALLS, '/p/lca/attachment/update', MINE],
  replaceDataTable: ['The corrected data table', MINE_CALLS, '/p/data/attachment/update', MINE],
  replacePreReport: ['The corrected pre-report', MINE_CALLS, '/p/epd/attachment/update', MINE],
  updateLcaValidation: ['Word of the correction', MINE_CALLS, '/api/p/lca/validate/updateState', MINE],
  uploadAttachment: ['An upload', 'src/api/upload.ts', '/p/attachment/upload', MINE],
  downloadAttachment: ['A file by its id', FILE_CALLS, '/p/attachment/download/{id}', BAR],
  downloadByProductNumber: [
    'The report by the number of a product',
    FILE_CALLS,
    '/p/attachment/download/epd/{productNumber}',
    PRODUCT,
  ],
  downloadEpd: [
    'The report by its business id',
    FILE_CALLS,
    '/p/attachment/download/business/EPD/{id}',
    'tests/features/product/pdf-screen.test.tsx',
  ],
  downloadTemplate: ['A file to fill in', FILE_CALLS, '/p/template/download/{templateFile}', CARBON],
  listProductCategories: ['The tree of products', FORM_CALLS, '/p/productCategory/list', APPLY],
  submitApplication: ['The application', FORM_CALLS, '/api/p/apply/for/save', APPLY],
  getDictItem: ['The switch of the LCA tool', FORM_CALLS, '/n/dict/getItemDetail', APPLY],
  listTemplates: ['The list of templates', FORM_CALLS, '/p/model/manage/page', BAR],
  getEpdToolToken: ['The token of the EPD tool', FORM_CALLS, '/p/epd/tools/refer/user', BAR],
  getAboutPage: ['The page about the platform', PAGE_CALLS, '/api/n/page/about', PAGES],
  getServicePage: ['The page of services', PAGE_CALLS, '/api/n/page/serve', PAGES],
  getPricingPage: ['The page of prices', PAGE_CALLS, '/api/n/page/pricing', PAGES],
  getGpi: [
    'The instructions',
    'src/features/gpi/queries.ts',
    '/api/n/gpi/new',
    'tests/features/gpi/gpi.test.tsx',
  ],
  getNews: ['An article', 'src/features/news/queries.ts', '/n/portal/get/news/get', NEWS],
  listLatestNews: [
    'The news of the home page',
    'src/features/home/queries.ts',
    '/n/portal/index/list/news',
    'tests/features/home/home-screen.test.tsx',
  ],
  listAnnouncements: [
    'The list of announcements',
    'src/features/announcements/queries.ts',
    '/api/n/announcement/list',
    NOTICES,
  ],
  getAnnouncement: [
    'An announcement',
    'src/features/announcements/queries.ts',
    '/api/n/announcement/get',
    NOTICES,
  ],
  listResources: [
    'A tab of resources',
    'src/features/resources/queries.ts',
    '/n/resource/manage/page',
    RESOURCES,
  ],
  listResourceTypes: ['The tabs of resources', LISTS, '/n/dict/list/RESOURCE_TYPE', RESOURCES],
  listProcessSteps: ['The steps of the process', LISTS, '/n/dict/list/LCES_PROCESS_SELECTION', CARBON],
  listLowCarbonTemplates: [
    'The files of the low-carbon application',
    'src/features/low-carbon/queries.ts',
    '/n/dict/list/LCES_MODEL_DOWNLOAD',
    CARBON,
  ],
  submitLowCarbonApplication: [
    'The low-carbon application',
    'src/features/low-carbon/queries.ts',
    '/api/n/carbon/addApplication',
    CARBON,
  ],
  submitFeedback: [
    'The feedback',
    'src/features/feedback/queries.ts',
    '/api/p/suggest/save',
    'tests/features/feedback/feedback.test.tsx',
  ],
  subscribeLcaTool: [
    'The request for a trial',
    'src/features/lca-tools/queries.ts',
    '/api/p/subscription/subscribe',
    'tests/features/lca-tools/lca-tools-screen.test.tsx',
  ],
  readMessage: [
    'An opened message',
    'src/features/inbox/queries.ts',
    '/p/epd/inner/read',
    'tests/features/inbox/inbox.test.tsx',
  ],
  listVerifications: ['The verification list', RECORD_CALLS, '/api/p/epd/verify/list', RECORDS],
  getVerification: ['A verification record', RECORD_CALLS, '/api/p/epd/verify/detail/{id}', RECORDS],
  listVerificationFiles: [
    'The files of a record',
    RECORD_CALLS,
    '/api/p/epd/verify/attachment/{id}',
    RECORDS,
  ],
  submitVerification: [
    'The verification request',
    'src/features/verification/queries.ts',
    '/api/p/epd/verify/insert',
    'tests/features/verification/verification-form.test.tsx',
  ],
};

/** Another path of the same shape: what fills its last place stays as it is. */
function elsewhere(path: string): string {
  return path.endsWith('}') ? path.replace(/\/(?=\{\w+\}$)/, 's/') : `${path}s`;
}

/** Calls that no screen needs (decision 30): only the contract and the mock have them. */
const UNUSED: Readonly<Record<string, readonly [what: string, path: string]>> = {
  downloadByToken: ['A file by a plain link', '/n/attachment/download/token/{attachmentId}'],
  downloadPublicEpd: ['The public report', '/n/attachment/download/business/EPD/{id}'],
  downloadEpdReport: ['The report by the id of a declaration', '/api/p/epd/download/{id}'],
};

export const section2x7: readonly Mutant[] = [
  ...Object.entries(CALLS).map(([name, [what, file, path, test]]): Mutant => ({
    row: `2§7 ${name}`,
    bug: `${what} goes to another address`,
    file,
    from: `'${path}'`,
    to: `'${elsewhere(path)}'`,
    tests: [test],
  })),
  ...Object.entries(UNUSED).map(([name, [what, path]]): Mutant => ({
    row: `2§7 ${name}`,
    bug: `${what} stands at another address`,
    file: 'src/api/generated/operations.gen.ts',
    from: `'${path}'`,
    to: `'${elsewhere(path)}'`,
    tests: ['tests/mocks/handlers/files.test.ts'],
  })),
  {
    row: '2§7 searchPcrs',
    bug: 'The search for PCRs goes to another address',
    file: PCR_CALLS,
    from: "api.POST('/p/pcr/page', { body, signal }), toRulePage",
    to: "api.POST('/p/pcr/pages', { body, signal }), toRulePage",
    tests: [PCR_SEARCH],
  },
  {
    row: '2§7 searchPcrs',
    bug: 'The number of a PCR is not sent',
    file: PCR_CALLS,
    from: "pcrNumber: number ?? '',",
    to: "pcrNumber: '',",
    tests: [PCR_SEARCH],
  },
  {
    row: '2§7 searchDeclarations',
    bug: 'The search for declarations goes to another address',
    file: SEARCH_CALLS,
    from: "api.POST('/p/epd/page', { body: request, signal })",
    to: "api.POST('/p/epd/pages', { body: request, signal })",
    tests: [SEARCH],
  },
  {
    row: '2§7 searchDeclarations',
    bug: 'The own company is not sent with a search',
    file: 'src/features/declaration-search/filters.ts',
    from: '{ loginCompanyCode: companyCode }',
    to: '{}',
    tests: ['tests/features/declaration-search/filters.test.ts'],
  },
  {
    row: '2§7 createAccessRecord',
    bug: 'A visit does not say on which page it was',
    file: 'src/features/product/use-record-visit.ts',
    from: 'accessPage: page,',
    to: "accessPage: '',",
    tests: [PRODUCT],
  },
  {
    row: '2§7 verifyToken',
    bug: 'A download does not ask whether the session still holds',
    file: 'src/parts/download/use-download.ts',
    from: '        await queryClient.query({ ...sessionQueries.check(user.id), staleTime: 0 });\n',
    to: '',
    tests: [DECLARATION],
  },
  {
    row: '2§7 listMyApplications',
    bug: 'The own applications are asked for at another address',
    file: MINE_CALLS,
    from: "api.GET('/p/portal/my/company/epd',",
    to: "api.GET('/p/portal/my/company/epds',",
    tests: ['tests/features/my-applications/mine-list.test.tsx'],
  },
  {
    row: '2§7 listNews',
    bug: 'The timeline is asked for at another address',
    file: 'src/features/news/queries.ts',
    from: "return toNewsPage(await unwrap(api.POST('/n/portal/list/news',",
    to: "return toNewsPage(await unwrap(api.POST('/n/portal/list/new',",
    tests: [NEWS],
  },
];
