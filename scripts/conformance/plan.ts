/** The calls to make to a running server, in order, with their inputs: ids come from earlier answers. */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';

/** Path and query parameters by name; JSON body. */
export interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Reads earlier answers as a string: `seen('listNews', 'data', 'list', 0, 'list', 0, 'id')`; undefined if absent. */
export type Seen = (operation: OperationId, ...place: readonly (string | number)[]) => string | undefined;

export interface Who {
  readonly token: string | null;
  /** User id and company code, which only the login returns in the documents. */
  readonly user?: string;
  readonly company?: string;
}

/** One call; `input` returns null if the server has no data for it. */
export interface Planned {
  readonly operation: OperationId;
  /** A public call that returns data only with a session. */
  readonly ofSession?: true;
  /** An option that can supply a value no answer contains. */
  readonly wants?: 'user' | 'company';
  readonly input: (seen: Seen, who: Who) => Input | null;
}

/** Page size of a search for a particular row. */
const PAGE_SIZE = 50;

const nothing = (): Input => ({});
const page = (more: object = {}): Input => ({ body: { pageNum: 1, pageSize: 4, ...more } });

const plain = (operation: OperationId): Planned => ({ operation, input: nothing });
const asking = (operation: OperationId, body: object): Planned => ({ operation, input: () => ({ body }) });

/** A call that takes an id from an earlier answer. */
function about(
  operation: OperationId,
  found: (seen: Seen, who: Who) => string | undefined,
  input: (id: string, who: Who) => Input,
): Planned {
  return {
    operation,
    input: (seen, who) => {
      const id = found(seen, who);
      return id === undefined || id === '' ? null : input(id, who);
    },
  };
}
const inPath =
  (name: string) =>
  (id: string): Input => ({ path: { [name]: id } });
const inBody = (id: string): Input => ({ body: { id } });

/** Quotes and contracts exist from this stage on (document 2 §4). */
const STAGE_OF_CONTRACTS = 20;
const withPapers = (seen: Seen): string | undefined => {
  const at = Array.from({ length: PAGE_SIZE }, (_, index) => index).find(
    (index) => Number(seen('listMyApplications', 'data', 'list', index, 'applyStatus')) >= STAGE_OF_CONTRACTS,
  );
  return seen('listMyApplications', 'data', 'list', at ?? 0, 'id');
};
const declaration = (seen: Seen): string | undefined => seen('searchDeclarations', 'data', 'list', 0, 'id');
/** The company code is in invented fields, in the login, or given as an option. */
const companyOf = (seen: Seen, { company }: Who): string | undefined =>
  company ?? seen('getUserDetail', 'data', 'companyCode') ?? seen('getCompanyOfUser', 'data', 'companyCode');
/** The verification code is visible only to the company of the declaration, while the platform shows codes (document 2 §2). */
function ownDeclaration(seen: Seen, who: Who): string | undefined {
  const own = companyOf(seen, who);
  if (own === undefined || seen('getQrSetting', 'data', 'fieldValue') !== '1') return undefined;
  const at = Array.from({ length: PAGE_SIZE }, (_, index) => index).find(
    (index) => seen('searchDeclarations', 'data', 'list', index, 'companyCode') === own,
  );
  return at === undefined ? undefined : seen('searchDeclarations', 'data', 'list', at, 'id');
}
const linkPicture = (seen: Seen): string | undefined =>
  Array.from({ length: PAGE_SIZE }, (_, index) =>
    seen('listFriendlyLinks', 'data', index, 'attachmentId'),
  ).find((id) => id !== undefined && id !== NO_IMAGE_ATTACHMENT_ID);
const report = (seen: Seen): string | undefined => seen('getProductInfo', 'data', 'businessId');
const verification = (seen: Seen): string | undefined => seen('listVerifications', 'data', 'list', 0, 'id');

/** Calls without side effects, ordered so that each finds its ids in earlier answers. */
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
  { ...about('getUserDetail', (_, { user }) => user, inPath('id')), wants: 'user' },
  { ...about('getCompanyOfUser', (_, { user }) => user, inPath('userId')), wants: 'user' },
  { ...about('getCompanyDetail', companyOf, inPath('companyCode')), wants: 'company' },
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
  about('getApplicationDetail', withPapers, inBody),
  about('getQuote', withPapers, inBody),
  about('getContract', withPapers, inBody),
  plain('getEpdToolToken'),
  // Enough rows to find one of the user's own company.
  { operation: 'searchDeclarations', input: () => page({ pageSize: PAGE_SIZE }) },
  about('getProductInfo', declaration, inPath('id')),
  plain('getQrSetting'),
  { ...about('getDeclarationQr', ownDeclaration, inPath('id')), wants: 'company' },
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
  about('showAttachment', linkPicture, inPath('attachmentId')),
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

/**
 * Calls that change something without harm for the user of the given token; made only with `--write`. Others (accounts, codes by
 * SMS, applications, decisions on quotes) are judged by the proxy while a person makes them.
 */
export const WRITES: readonly Planned[] = [
  plain('countVisit'),
  about('createAccessRecord', declaration, (id) => ({
    body: { userId: null, userCode: randomUUID(), accessPage: `/app/epd/${id}`, accessData: id },
  })),
  about('readMessage', (seen) => seen('listMessages', 'data', 'list', 0, 'id'), inBody),
  // Keeps the user's current name.
  about(
    'updateUserName',
    (seen) => seen('getUserDetail', 'data', 'userName'),
    (userName) => ({ body: { userName } }),
  ),
  plain('refreshToken'),
];
