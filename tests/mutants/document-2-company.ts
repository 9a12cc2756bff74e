/** Bugs for rows of document 2 about company, account, files and applications, those that pure tests hold. */
import type { Mutant } from './mutant.ts';

const MINE = 'src/features/my-applications/rules.ts';
const MINE_TEST = ['tests/features/my-applications/rules.test.ts'];
const COMPANY = 'src/features/enterprise/rules.ts';
const COMPANY_TEST = ['tests/features/enterprise/rules.test.ts'];
const ACCOUNT = 'src/features/account/rules.ts';
const ACCOUNT_TEST = ['tests/features/account/rules.test.ts'];
const FILES = 'src/lib/file-check.ts';
const FILES_TEST = ['tests/lib/file-check.test.ts'];
const GUARDS = 'src/lib/guards.ts';
const GUARDS_TEST = ['tests/lib/guards.test.ts'];
const APPLY = 'src/features/application-form/rules.ts';
const APPLY_TEST = ['tests/features/application-form/rules.test.ts'];

export const document2company: readonly Mutant[] = [
  {
    row: '2§4 quote',
    bug: 'A confirmed quote can be decided again',
    file: MINE,
    from: 'return status === QUOTE.pending;',
    to: 'return status >= QUOTE.pending;',
    tests: MINE_TEST,
  },
  {
    row: '2§4 contract',
    bug: 'A contract shows at 1',
    file: MINE,
    from: 'return status > CONTRACT.notStartedForNow;',
    to: 'return status >= CONTRACT.notStartedForNow;',
    tests: MINE_TEST,
  },
  {
    row: '2§4 LCA correction',
    bug: 'Files are only replaced once the data has passed',
    file: MINE,
    from: "if (progress.lca === LCA_CHECK.correction) actions.push('upload');",
    to: "if (progress.lca === LCA_CHECK.passed) actions.push('upload');",
    tests: MINE_TEST,
  },
  {
    row: '2§3 company registration',
    bug: 'Billing information stands before the licence',
    file: COMPANY,
    from: "attachmentId: [values.license?.id ?? '', values.billInfo?.id ?? ''],",
    to: "attachmentId: [values.billInfo?.id ?? '', values.license?.id ?? ''],",
    tests: COMPANY_TEST,
  },
  {
    row: '2§5 enterprise',
    bug: 'The legal representative may be missing',
    file: COMPANY,
    from: "corporation: required('enterprise.valid.corporation'),",
    to: 'corporation: v.string(),',
    tests: COMPANY_TEST,
  },
  {
    row: '2§8 missing papers',
    bug: 'Missing billing information is called a missing licence',
    file: COMPANY,
    from: "billInfo: paper('enterprise.valid.billInfo'),",
    to: "billInfo: paper('enterprise.valid.license'),",
    tests: COMPANY_TEST,
  },
  {
    row: '2§9 enterprise',
    bug: 'A credit code may be shorter',
    file: COMPANY,
    from: "v.length(CREDIT_CODE_LENGTH, key('enterprise.valid.creditLength')),",
    to: "v.maxLength(CREDIT_CODE_LENGTH, key('enterprise.valid.creditLength')),",
    tests: COMPANY_TEST,
  },
  {
    row: '2§4 company status',
    bug: 'A failed company may change its e-mail',
    file: ACCOUNT,
    from: 'changeEmail: company?.status === COMPANY_STATUS.certified,',
    to: 'changeEmail: company !== undefined,',
    tests: ACCOUNT_TEST,
  },
  {
    row: '2§6 account type',
    bug: 'Accounts with a phone are offered a password',
    file: ACCOUNT,
    from: "changePassword: account.kind === 'email',",
    to: 'changePassword: true,',
    tests: ACCOUNT_TEST,
  },
  {
    row: '2§5 change registration',
    bug: 'The user name may be empty',
    file: ACCOUNT,
    from: '  userName: userNameField,\n',
    to: '  userName: v.string(),\n',
    tests: ACCOUNT_TEST,
  },
  {
    row: '2§5 file names',
    bug: 'A name may have one character more',
    file: FILES,
    from: 'Array.from(file.name).length > rules.nameMax)',
    to: 'Array.from(file.name).length > rules.nameMax + 1)',
    tests: FILES_TEST,
  },
  {
    row: '2§5 images',
    bug: 'A picture of 5 MB is taken',
    file: FILES,
    from: 'file.size >= rules.maxBytes)',
    to: 'file.size > rules.maxBytes)',
    tests: FILES_TEST,
  },
  {
    row: '2§6 approval routes',
    bug: 'The low-carbon application opens without a certification',
    file: GUARDS,
    from: "'/dtpfg/dtpfgApplyFor': { approval: true, company: 'certified' },",
    to: "'/dtpfg/dtpfgApplyFor': { approval: true },",
    tests: GUARDS_TEST,
  },
  {
    row: '2§6 downloads',
    bug: 'Downloads open while the registration is in review',
    file: GUARDS,
    from: 'download: { approval: true },',
    to: 'download: {},',
    tests: GUARDS_TEST,
  },
  {
    row: '2§5 application name',
    bug: 'A typed name may be longer',
    file: APPLY,
    from: 'typedName.trim().length <= PRODUCT_NAME_MAX,',
    to: 'typedName.trim().length <= PRODUCT_NAME_MAX + 1,',
    tests: APPLY_TEST,
  },
  {
    row: '2§5 application items',
    bug: 'A further product takes the name of the first',
    file: 'src/features/application-form/values.ts',
    from: ': { ...item, naming: first.naming,',
    to: ': { ...first, key: item.key, naming: first.naming,',
    tests: ['tests/features/application-form/values.test.ts'],
  },
  {
    row: '2§3 supplement',
    bug: 'The path of the industry goes as a list, not as JSON of ids',
    file: 'src/features/supplement/rules.ts',
    from: 'productTypeHierarchy: JSON.stringify(profession.path),',
    to: "productTypeHierarchy: profession.path.join(','),",
    tests: ['tests/features/supplement/rules.test.ts'],
  },
  {
    row: '2§5 LCA form',
    bug: 'The position may be missing',
    file: 'src/features/lca-tools/rules.ts',
    from: "position: required('lca.valid.position'),",
    to: 'position: v.string(),',
    tests: ['tests/features/lca-tools/rules.test.ts'],
  },
  {
    row: '2§2 result',
    bug: 'A low-carbon application is called a feedback',
    file: 'src/features/result/rules.ts',
    from: "'10': { message: 'result.lces' },",
    to: "'10': { message: 'result.feedback' },",
    tests: ['tests/features/result/rules.test.ts'],
  },
];
