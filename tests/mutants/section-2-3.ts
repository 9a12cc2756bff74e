/** Bugs for the rows of document 2, section 3: the fields of what is read and sent. */
import type { Mutant } from './mutant.ts';

const CARBON = 'src/features/low-carbon/rules.ts';
const CARBON_TEST = ['tests/features/low-carbon/rules.test.ts'];
const VERIFY = 'src/features/verification/rules.ts';
const VERIFY_TEST = ['tests/features/verification/rules.test.ts'];
const MINE = 'src/features/my-applications/read.ts';
const PCR = 'src/features/pcr/read.ts';

export const section2x3: readonly Mutant[] = [
  {
    row: '2§3 low-carbon',
    bug: 'The steps are joined with a comma',
    file: CARBON,
    from: "process: [...steps].sort((a, b) => place(a) - place(b)).join(';'),",
    to: "process: [...steps].sort((a, b) => place(a) - place(b)).join(','),",
    tests: CARBON_TEST,
  },
  {
    row: '2§3 low-carbon',
    bug: 'Only the first entry carries the introduction',
    file: CARBON,
    from: 'introduction: values.introduction.trim(),',
    to: "introduction: productName === values.entries[0]?.productName ? values.introduction.trim() : '',",
    tests: CARBON_TEST,
  },
  {
    row: '2§3 verification request',
    bug: 'The region leaves the city out',
    file: VERIFY,
    from: "`${province?.zh ?? ''}${city?.zh ?? ''}`",
    to: "`${province?.zh ?? ''}`",
    tests: VERIFY_TEST,
  },
  {
    row: '2§3 verification request',
    bug: 'A customer is sent as something else',
    file: VERIFY,
    from: "relation === '0' ? 0 : relation === '1' ? 1 : 2,",
    to: "relation === '0' ? 0 : 2,",
    tests: VERIFY_TEST,
  },
  {
    row: '2§3 verification request',
    bug: 'A supplier is sent as a customer',
    file: VERIFY,
    from: "relation === '0' ? 0 : relation === '1' ? 1 : 2,",
    to: "relation === '0' || relation === '1' ? 1 : 2,",
    tests: VERIFY_TEST,
  },
  {
    row: '2§3 pcr item',
    bug: 'A PCR has an English document wherever it has a Chinese one',
    file: PCR,
    from: "en: text(sent.enAttachmentId) !== ''",
    to: "en: text(sent.attachmentId) !== ''",
  },
  {
    row: '2§3 pcr item',
    bug: 'A PCR has its English name only',
    file: PCR,
    from: 'name(sent.productName, sent.enProductName)',
    to: 'name(sent.enProductName, sent.enProductName)',
  },
  {
    row: '2§3 pcr application',
    bug: 'The product is sent as productName',
    file: 'src/features/pcr/form.ts',
    from: '{ productName: company.trim(), product: product.trim() }',
    to: '{ productName: product.trim(), product: company.trim() }',
  },
  {
    row: '2§3 epd record',
    bug: 'A record is valid until its first day',
    file: 'src/parts/declaration/read.ts',
    from: 'validUntil: text(row.epdExpirationDate)',
    to: 'validUntil: text(row.epdEffectiveDate)',
  },
  {
    row: '2§3 epd record',
    bug: 'A report is fetched as if its business id were an attachment',
    file: 'src/parts/download/files.ts',
    from: "'/p/attachment/download/business/EPD/{id}'",
    to: "'/p/attachment/download/{id}'",
  },
  {
    row: '2§3 product info',
    bug: 'The English report has the Chinese business id',
    file: 'src/parts/declaration/read.ts',
    from: 'reportEn: textOrNull(info.businessIdEn)',
    to: 'reportEn: textOrNull(info.businessId)',
  },
  {
    row: '2§3 access record',
    bug: 'A visit of somebody who is signed in is a visit of nobody',
    file: 'src/features/product/use-record-visit.ts',
    from: 'userId: currentUser()?.id ?? null',
    to: 'userId: null',
  },
  {
    row: '2§3 user detail',
    bug: 'A cancellation in review is told by 2',
    file: 'src/api/shared/read.ts',
    from: 'leaving: number(row.userStatus) === 0',
    to: 'leaving: number(row.userStatus) === 2',
  },
  {
    row: '2§3 application form',
    bug: 'The pre-report is sent as the data table',
    file: 'src/features/application-form/rules.ts',
    from: 'epdAttachmentId: item.preReport?.id ?? null',
    to: 'epdAttachmentId: item.dataTable?.id ?? null',
  },
  {
    row: '2§3 my application',
    bug: 'The text of the products is not read as JSON',
    file: MINE,
    from: 'value = JSON.parse(value) as unknown;',
    to: 'value = [{ epdProductName: value }];',
  },
  {
    row: '2§3 quote and contract',
    bug: 'The file of a contract has its name as id',
    file: MINE,
    from: 'fileRef(attachment.attachmentId, attachment.name)',
    to: 'fileRef(attachment.name, attachment.name)',
  },
  {
    row: '2§3 quote and contract',
    bug: 'A quote has no PDF',
    file: MINE,
    from: 'fileRef(row.attachmentPdfId, row.attachmentPdfName)',
    to: 'fileRef(row.attachmentPdfName, row.attachmentPdfName)',
  },
  {
    row: '2§3 company registration',
    bug: 'Billing information stands before the licence',
    file: 'src/features/enterprise/rules.ts',
    from: "attachmentId: [values.license?.id ?? '', values.billInfo?.id ?? ''],",
    to: "attachmentId: [values.billInfo?.id ?? '', values.license?.id ?? ''],",
    tests: ['tests/features/enterprise/rules.test.ts'],
  },
  {
    row: '2§3 LCA subscription',
    bug: 'A subscription names no industry',
    file: 'src/features/lca-tools/rules.ts',
    from: "industryCategory: values.industryCategory ?? ''",
    to: "industryCategory: ''",
  },
  {
    row: '2§3 supplement',
    bug: 'The path of the industry goes as a list, not as JSON of ids',
    file: 'src/features/supplement/rules.ts',
    from: 'productTypeHierarchy: JSON.stringify(profession.path),',
    to: "productTypeHierarchy: profession.path.join(','),",
    tests: ['tests/features/supplement/rules.test.ts'],
  },
];
