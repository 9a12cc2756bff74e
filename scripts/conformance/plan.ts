/** Which calls are made of a running server, in which order, and with what: ids come from the answers before. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';

/** What a call is made with. Path and query by name; a body of JSON. */
export interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Answers so far: `seen('listNews', 'data', 'list', 0, 'list', 0, 'id')`, a text; undefined where there is nothing. */
export type Seen = (operation: OperationId, ...place: readonly (string | number)[]) => string | undefined;

/** As whom the calls are made. */
export interface Who {
  readonly token: string | null;
  /** The user's id, which no call tells somebody who is signed in already. */
  readonly user?: string;
}

/** One call: `null` from `input` means that the server has nothing to ask about. */
export interface Planned {
  readonly operation: OperationId;
  /** A call that everybody may make, and that says nothing without a session. */
  readonly ofSession?: true;
  readonly input: (seen: Seen, who: Who) => Input | null;
}

/** Rows of a page that is searched for something. */
const MANY = 50;

const nothing = (): Input => ({});
const page = (more: object = {}): Input => ({ body: { pageNum: 1, pageSize: 4, ...more } });

const plain = (operation: OperationId): Planned => ({ operation, input: nothing });
const asking = (operation: OperationId, body: object): Planned => ({ operation, input: () => ({ body }) });

/** A call about something that an earlier answer names. */
function about(
  operation: OperationId,
  found: (seen: Seen) => string | undefined,
  input: (id: string, who: Who) => Input,
): Planned {
  return {
    operation,
    input: (seen, who) => {
      const id = found(seen);
      return id === undefined || id === '' ? null : input(id, who);
    },
  };
}
const inPath =
  (name: string) =>
  (id: string): Input => ({ path: { [name]: id } });
const inBody = (id: string): Input => ({ body: { id } });

const application = (seen: Seen): string | undefined => seen('listMyApplications', 'data', 'list', 0, 'id');
const declaration = (seen: Seen): string | undefined => seen('searchDeclarations', 'data', 'list', 0, 'id');
/** The code is shown to the company of the declaration alone, and only while the platform shows codes (document 2 §2). */
function ownDeclaration(seen: Seen): string | undefined {
  const own = seen('getUserDetail', 'data', 'companyCode');
  if (own === undefined || seen('getQrSetting', 'data', 'fieldValue') !== '1') return undefined;
  const at = Array.from({ length: MANY }, (_, index) => index).find(
    (index) => seen('searchDeclarations', 'data', 'list', index, 'companyCode') === own,
  );
  return at === undefined ? undefined : seen('searchDeclarations', 'data', 'list', at, 'id');
}
const report = (seen: Seen): string | undefined => seen('getProductInfo', 'data', 'businessId');
const verification = (seen: Seen): string | undefined => seen('listVerifications', 'data', 'list', 0, 'id');

/** Calls that change nothing on the server, in an order in which each finds its ids. */
export const SAFE: readonly Planned[] = [
  plain('getMenu'),
  plain('getTexts'),
  { operation: 'listRegions', input: () => ({ path: { code: 'CN' } }) },
  plain('listFriendlyLinks'),
  asking('listFriendlyLinkTypes', { pageSize: 10, pageNum: 1, inlet: 'USER' }),
  plain('listCompanyTypes'),
  plain('listIndustryCategories'),
  plain('listCompanyForms'),
  plain('getChannelTree'),
  plain('getIndustryTree'),
  asking('getDictItem', { typeCode: 'SYSTEM_SWITCH', itemCode: 'LCA_TOOL' }),
  plain('listResourceTypes'),
  plain('listLowCarbonTemplates'),
  plain('listProcessSteps'),
  asking('getPublicKey', { userAccount: 'conformance@example.com' }),
  asking('getCaptcha', { captchaType: 'blockPuzzle', clientUid: 'slider-conformance', ts: 0 }),
  { ...plain('verifySession'), ofSession: true },
  {
    operation: 'getUserDetail',
    input: (_, { user }) => (user === undefined ? null : { path: { id: user } }),
  },
  about('getCompanyDetail', (seen) => seen('getUserDetail', 'data', 'companyCode'), inPath('companyCode')),
  about('getCompanyOfUser', (seen) => seen('getUserDetail', 'data', 'id'), inPath('userId')),
  plain('listCompanies'),
  asking('countMessages', { status: 0, type: 1 }),
  asking('listMessages', { pageNum: 1, pageSize: 4, type: 1, inlet: 'USER' }),
  asking('getCurrentAgreement', { agreementType: 'REGISTRATION', i18n: 'zh-CN' }),
  { operation: 'listAgreementVersions', input: () => page({ agreementType: 'REGISTRATION', i18n: 'zh-CN' }) },
  about(
    'getAgreementVersion',
    (seen) => seen('listAgreementVersions', 'data', 'list', 0, 'id'),
    (id) => ({ body: { id, i18n: 'zh-CN' } }),
  ),
  { operation: 'listVerifications', input: () => page() },
  about('getVerification', verification, inPath('id')),
  about('listVerificationFiles', verification, inPath('id')),
  plain('listPcrs'),
  { operation: 'searchPcrs', input: () => page() },
  { operation: 'listProductCategories', input: () => ({ body: {} }) },
  { operation: 'listTemplates', input: () => page({ i18n: 'zh-CN' }) },
  { operation: 'listMyApplications', input: () => ({ query: { pageNum: '1', pageSize: '10' } }) },
  about('getApplicationDetail', application, inBody),
  about('getQuote', application, inBody),
  about('getContract', application, inBody),
  plain('getEpdToolToken'),
  // Enough to find one of the user's own company.
  { operation: 'searchDeclarations', input: () => page({ pageSize: MANY }) },
  about('getProductInfo', declaration, inPath('id')),
  plain('getQrSetting'),
  about('getDeclarationQr', ownDeclaration, inPath('id')),
  plain('getGpi'),
  { operation: 'listNews', input: () => page() },
  about('getNews', (seen) => seen('listNews', 'data', 'list', 0, 'list', 0, 'id'), inBody),
  plain('listLatestNews'),
  { operation: 'listAnnouncements', input: () => page({ title: '' }) },
  about('getAnnouncement', (seen) => seen('listAnnouncements', 'data', 'list', 0, 'id'), inBody),
  plain('getAboutPage'),
  plain('getServicePage'),
  plain('getPricingPage'),
  {
    operation: 'listResources',
    input: (seen) => page({ type: seen('listResourceTypes', 'data', 0, 'itemCode') ?? 'GUIDE' }),
  },
  plain('checkSubscription'),
  about(
    'showAttachment',
    (seen) => seen('listFriendlyLinks', 'data', 0, 'attachmentId'),
    inPath('attachmentId'),
  ),
  about('downloadPublicEpd', report, inPath('id')),
  about('downloadEpd', report, inPath('id')),
  about('downloadEpdReport', declaration, inPath('id')),
  about(
    'downloadByProductNumber',
    (seen) => seen('searchDeclarations', 'data', 'list', 0, 'productNumber'),
    inPath('productNumber'),
  ),
  about('downloadPcr', (seen) => seen('searchPcrs', 'data', 'list', 0, 'id'), inPath('id')),
  about(
    'downloadTemplate',
    (seen) => seen('listTemplates', 'data', 'list', 0, 'name'),
    inPath('templateFile'),
  ),
  about('downloadAttachment', (seen) => seen('getGpi', 'data', 0, 'attachmentId'), inPath('id')),
  about(
    'downloadByToken',
    (seen) => seen('getGpi', 'data', 0, 'attachmentId'),
    (attachmentId, { token }) => ({ path: { attachmentId }, query: { Authorization: token ?? '' } }),
  ),
];
