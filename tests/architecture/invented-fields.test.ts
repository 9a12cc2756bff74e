/**
 * No reader depends on undocumented fields (decision 41): each reads the contract's example without its `x-invented` fields, one
 * by one and all together, without an error or a lost row.
 */
import { expect, it } from 'vitest';
import { withoutInventedData } from '#mocks/openapi/invented.ts';
import { schemas } from '#mocks/openapi/schemas.gen.ts';
import { loadOpenapi, operationsOf } from '#scripts/openapi/document.ts';
import { objectIn } from '#scripts/openapi/json.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { toFiledCompany, toMenu, toOwnAccount, toOwnCompany } from '#src/api/shared/read.ts';
import { toFileId } from '#src/api/upload.ts';
import { toStoredUser } from '#src/api/session.ts';
import * as form from '#src/features/application-form/read.ts';
import { toCompanyChoices } from '#src/features/declaration-search/read-further.ts';
import * as plot from '#src/parts/plot/read.ts';
import * as search from '#src/parts/declaration-search/read.ts';
import * as home from '#src/features/home/read.ts';
import { toModels } from '#src/features/low-carbon/queries.ts';
import { toContract, toQuote } from '#src/features/my-applications/read-papers.ts';
import * as mine from '#src/features/my-applications/read.ts';
import * as news from '#src/features/news/read.ts';
import * as pcr from '#src/features/pcr/read.ts';
import { choicesOf } from '#src/features/supplement/read.ts';
import { toPlaces } from '#src/features/verification/queries.ts';
import * as captcha from '#src/parts/captcha/read.ts';
import * as declaration from '#src/parts/declaration/read.ts';
import { toEntries } from '#src/parts/dictionary/read.ts';
import { toMessage, toMessagePage } from '#src/parts/messages/read.ts';
import { toPartnerLinks } from '#src/parts/partner-links/queries.ts';
import { toVerification, toVerificationPage } from '#src/parts/verification/read.ts';
import { must } from '../support/must.ts';

/** Takes an answer of any shape. */
type Reader = (sent: never) => unknown;

const STORED = must(
  toStoredUser({ id: 'u-1', userAccount: 'a@example.com', companyCode: 'C01', auditStatus: 1 }),
);

/** Readers of all calls whose answers may contain invented fields. */
const READERS: Partial<Record<OperationId, readonly Reader[]>> = {
  listProductCategories: [form.toCategoryGroups],
  listTemplates: [form.toTemplates],
  // The result page links to the new card when the answer has its id, else to the list.
  submitApplication: [],
  listMyApplications: [
    mine.toPage,
    ({ list }: { list: never[] }) => list.map((row) => form.toPossibleSource(row)).filter(Boolean),
  ] as Reader[],
  getApplicationDetail: [(sent: never) => mine.toDetail(sent, 'app-1001'), form.toFormer],
  getQuote: [toQuote],
  getContract: [toContract],
  getUserDetail: [(sent: never) => toOwnAccount(sent, STORED)],
  getCaptcha: [(sent: never) => captcha.readChallenge('blockPuzzle', sent)],
  checkCaptcha: [captcha.readPass],
  getCompanyDetail: [toFiledCompany],
  getCompanyOfUser: [toOwnCompany],
  listCompanies: [toCompanyChoices],
  listNews: [news.toNewsPage],
  getNews: [news.toArticle],
  listLatestNews: [home.toNews],
  searchDeclarations: [search.toDeclarationPage, plot.toPcrPage, (sent: never) => home.toLatest(sent, 'en')],
  getProductInfo: [(sent: never) => declaration.toDetail(sent, 'epd-1')],
  listCompanyTypes: [toEntries],
  listIndustryCategories: [toEntries],
  listCompanyForms: [toEntries],
  getChannelTree: [choicesOf],
  getIndustryTree: [choicesOf],
  getDictItem: [form.isOn],
  listResourceTypes: [toEntries],
  listLowCarbonTemplates: [toModels],
  listProcessSteps: [toEntries],
  uploadAttachment: [toFileId],
  listMessages: [toMessagePage],
  readMessage: [toMessage],
  listPcrs: [form.toPcrOptions, search.toPcrChoices],
  searchPcrs: [pcr.toRulePage, pcr.toRequestPage, home.toTotal],
  listRegions: [toPlaces],
  listFriendlyLinks: [toPartnerLinks],
  listVerifications: [toVerificationPage],
  getVerification: [toVerification],
  getMenu: [toMenu],
};

/** Whether a schema, or one it references, has an invented field. */
function holdsInvented(schema: unknown, known = new Set<string>()): boolean {
  if (Array.isArray(schema)) return schema.some((one) => holdsInvented(one, known));
  return Object.entries(objectIn(schema)).some(([key, value]) => {
    if (key === 'invented') return value === true;
    if (key !== '$ref') return holdsInvented(value, known);
    const name = String(value).split('/').at(-1) ?? '';
    return !known.has(name) && holdsInvented(schemas.answerDefs[name], known.add(name));
  });
}

const examples = new Map(
  operationsOf(await loadOpenapi('openapi/portal.yaml')).map(({ operation }) => {
    const content = objectIn(objectIn(operation.responses['200']?.content)['application/json']);
    const success = objectIn(objectIn(objectIn(content['examples'])['success'])['value']);
    return [operation.operationId, success['data']];
  }),
);

/** Paths of the invented fields in an answer. */
function shownPlaces(operation: OperationId, data: unknown): string[] {
  const places = new Set<string>();
  withoutInventedData(operation, data, (place) => {
    places.add(place);
    return false;
  });
  return [...places];
}

/** Number of rows in a reader's result. */
function rowsOf(read: unknown): number {
  const { rows, messages } = objectIn(read);
  return [read, rows, messages].find(Array.isArray)?.length ?? 1;
}

const cases = Object.entries(READERS).flatMap(([id, readers]) =>
  readers.map(
    (read, index) => [`${id} ${index}`, id as OperationId, read as (sent: unknown) => unknown] as const,
  ),
);

it.each(cases)('%s can be read without any invented field', (_, operation, read) => {
  const data = examples.get(operation);
  const whole = rowsOf(read(data));
  for (const place of shownPlaces(operation, data)) {
    const rows = rowsOf(read(withoutInventedData(operation, data, (one) => one === place)));
    // Without an undocumented list its rows are gone too.
    if (place.includes('[]') || Array.isArray(data)) expect({ place, rows }).toEqual({ place, rows: whole });
  }
  read(withoutInventedData(operation, data));
});

it('knows a reader of every answer that may bring something invented', () => {
  const ids = Object.entries(schemas.operations)
    .filter(([, { answers }]) => holdsInvented(answers))
    .map(([id]) => id);
  expect(ids.filter((id) => !(id in READERS))).toEqual([]);
});
