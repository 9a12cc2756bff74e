/**
 * Answers stay typed up to their readers: when the contract renames a field, the compiler reports each reading file. Every field
 * of every schema is renamed in an in-memory copy of the generated types.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { complaints } from './compile.ts';

const SCHEMA = 'src/api/generated/schema.d.ts';

/** Some fields of each reader, at least one per schema. */
const FIELDS: Record<string, readonly string[]> = {
  'src/api/client.ts': ['code', 'message'],
  'src/api/read.ts': ['token'],
  'src/api/session.ts': ['userAccount', 'auditStatus', 'companyName'],
  'src/api/upload.ts': ['id'],
  'src/api/shared/read.ts': [
    'userStatus',
    'companyRejectReason',
    'companyCreditCode',
    'children',
    'texts',
    'key',
    'pv',
  ],
  'src/features/announcements/read.ts': ['summary', 'totals', 'content'],
  'src/features/application-form/read.ts': [
    'pcrDesc',
    'children',
    'categoryName',
    'attachmentId',
    'itemValue',
    'applicationNumber',
    'technologyName',
    'epdList',
  ],
  'src/parts/declaration-search/read.ts': ['enProductName'],
  'src/parts/plot/read.ts': ['peers', 'spread', 'productionRoute'],
  'src/features/declaration-search/read-further.ts': ['fieldValue', 'attachmentId', 'companyCode'],
  'src/features/gpi/queries.ts': ['attachmentName', 'enable'],
  'src/features/home/read.ts': ['gwp100', 'totals', 'newsAbstract', 'summary'],
  'src/features/legal/queries.ts': ['totals'],
  'src/features/links/queries.ts': ['list', 'enName'],
  'src/features/low-carbon/queries.ts': ['itemDesc'],
  'src/features/my-applications/read.ts': ['quoteStatus', 'finishedAt', 'lcaRemark', 'items', 'totals'],
  'src/features/my-applications/read-papers.ts': [
    'attachmentPdfId',
    'amount',
    'contractNumber',
    'attachmentId',
  ],
  'src/features/news/read.ts': ['pubDate', 'totals', 'newsContent'],
  'src/features/pcr/read.ts': ['version', 'declarationCount', 'totals', 'applications', 'answerTime'],
  'src/features/resources/read.ts': ['totals'],
  'src/features/supplement/read.ts': ['childrens', 'tokenVO'],
  'src/features/verification/queries.ts': ['enName'],
  'src/parts/account-form/read.ts': ['portalUserVO', 'tokenVO'],
  'src/parts/captcha/read.ts': ['originalImageBase64', 'result'],
  'src/parts/declaration/read.ts': ['isDataStubs', 'gwp100', 'businessIdEn', 'nameEn'],
  'src/parts/dictionary/read.ts': ['i18nCode'],
  'src/parts/legal/read.ts': ['failureTime', 'agreementContent'],
  'src/parts/messages/read.ts': ['sendMsg', 'totals'],
  'src/parts/partner-links/queries.ts': ['enCompanyName'],
  'src/parts/password/use-password-reset.ts': ['portalUserVO'],
  'src/parts/report-card/queries.ts': ['publishDate', 'expiryDate', 'declaredUnit'],
  'src/parts/verification/read.ts': ['relationalId', 'feedbackMsg'],
};

/** Renames all fields in the generated types; schema names stay. */
function withOtherNames(source: string): string {
  const [before = '', rest = ''] = source.split('\nexport interface components {');
  const end = rest.indexOf('\n}\n');
  const renamed = rest.slice(0, end).replace(/^( {12,}"?\w+)("?\??: )/gm, '$1Renamed$2');
  return `${before}\nexport interface components {${renamed}${rest.slice(end)}`;
}

/** Compiler errors of each reader. */
let findings: Map<string, string[]>;

beforeAll(() => {
  findings = complaints(Object.keys(FIELDS), { [SCHEMA]: withOtherNames });
});

it.each(Object.entries(FIELDS))('a renamed field stops the compiler in %s', (file, fields) => {
  const missed = fields.filter(
    (field) => !new RegExp(`\\b${field}\\b`).test(findings.get(file)?.join() ?? ''),
  );
  expect(missed).toEqual([]);
});

it('knows every reader', () => {
  const readers = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'read.ts')
    .map((file) => `src/${file.split(sep).join('/')}`);
  expect(readers.filter((file) => !(file in FIELDS))).toEqual([]);
});

it('renames fields, and nothing else', () => {
  const plain = readFileSync(join(ROOT, SCHEMA), 'utf8');
  expect(withOtherNames(plain)).toContain('sendMsgRenamed: string');
  expect(withOtherNames(plain)).toContain('post: operations["getQuote"]');
  expect(plain).not.toContain('Renamed');
});
