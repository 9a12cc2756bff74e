/** Bugs for rows of document 2 about company, account, files and applications, those that pure tests hold. */
import type { Mutant } from './mutant.ts';

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
    row: '2§5 LCA form',
    bug: 'The position may be missing',
    file: 'src/features/lca-tools/rules.ts',
    from: "position: required('lca.valid.position'),",
    to: 'position: v.string(),',
    tests: ['tests/features/lca-tools/rules.test.ts'],
  },
];
