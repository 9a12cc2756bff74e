/** Bugs for the rows of document 2, section 6: who may do what. */
import type { Mutant } from './mutant.ts';

const GUARDS = 'src/lib/guards.ts';
const GUARDS_TEST = ['tests/lib/guards.test.ts'];
const GATES = 'src/lib/gates.ts';
const RUN = 'src/parts/session/run-gate.ts';
const DOWNLOAD = 'src/parts/download/use-download.ts';
const OPERATIONS = 'src/api/generated/operations.gen.ts';
const SEARCH = ['tests/features/declaration-search/search-screen.test.tsx'];
const DECLARATION = ['tests/features/declaration-search/declaration-dialog.test.tsx'];
const PCR_SEARCH = ['tests/features/pcr/search-screen.test.tsx'];

export const section2x6: readonly Mutant[] = [
  {
    row: '2§6 pcr guards',
    bug: 'The PCR application opens without a certification',
    file: GUARDS,
    from: "'/Pcr/pcrApplyFor': { approval: true, company: 'certified' },",
    to: "'/Pcr/pcrApplyFor': { approval: true },",
    tests: GUARDS_TEST,
  },
  {
    row: '2§6 pcr guards',
    bug: 'The server takes a PCR application of people under review',
    file: 'mocks/handlers/shared/audit.ts',
    from: 'return auditRefusal(call) ?? certifiedCompany(call);',
    to: 'return certifiedCompany(call);',
    tests: ['tests/mocks/handlers/pcr.test.ts'],
  },
  {
    row: '2§6 pcr downloads',
    bug: 'Only the edition in the language of the page is offered',
    file: 'src/features/pcr/rule-entry.tsx',
    from: '.filter((language) => document[language])',
    to: '.filter((language) => document[language] && language === lang)',
    tests: PCR_SEARCH,
  },
  {
    row: '2§6 pcr downloads',
    bug: 'A visitor who wants a document is told nothing',
    file: RUN,
    from: "requestLogin({ how: 'prompt', returnPath: wanted, ...(waiting && { waiting }) });",
    to: "if (wanted.startsWith('/epd')) requestLogin({ how: 'prompt', returnPath: wanted });",
    tests: PCR_SEARCH,
  },
  {
    row: '2§6 search visitor',
    bug: 'The search wants a session',
    file: OPERATIONS,
    from: "path: '/p/epd/page', tag: 'declaration', auth: 'open'",
    to: "path: '/p/epd/page', tag: 'declaration', auth: 'token'",
    tests: SEARCH,
  },
  {
    row: '2§6 download prompt',
    bug: 'The declaration is forgotten that a visitor wanted to download',
    file: DOWNLOAD,
    from: 'const here = router.state.location.href;',
    to: 'const here = router.state.location.pathname;',
    tests: DECLARATION,
  },
  {
    row: '2§6 download check',
    bug: 'A session that the server has ended stays in the browser after a download',
    file: DOWNLOAD,
    from: '          clearSession();\n',
    to: '',
    tests: DECLARATION,
  },
  {
    row: '2§6 download check',
    bug: 'A download of an ended session shows no login',
    file: DOWNLOAD,
    from: "          requestLogin({ how: 'again', returnPath: here, waiting });\n",
    to: '',
    tests: DECLARATION,
  },
  {
    row: '2§6 visitors',
    bug: 'Visitors do not get the PCR list',
    file: OPERATIONS,
    from: "path: '/p/pcr/list', tag: 'pcr', auth: 'open'",
    to: "path: '/p/pcr/list', tag: 'pcr', auth: 'token'",
    tests: ['tests/decisions/open-calls.test.ts'],
  },
  {
    row: '2§6 downloads',
    bug: 'The PDF view opens while the registration is in review',
    file: GUARDS,
    from: 'preview: { approval: true },',
    to: 'preview: {},',
    tests: GUARDS_TEST,
  },
  {
    row: '2§6 login routes',
    bug: 'The wanted page is remembered without its search',
    file: RUN,
    from: "requestLogin({ how: 'prompt', returnPath: wanted, ...(waiting && { waiting }) });",
    to: "requestLogin({ how: 'prompt', returnPath: wanted.replace(/\\?.*/, '') });",
    tests: ['tests/routes/guards.test.tsx'],
  },
  {
    row: '2§6 approval routes',
    bug: 'A rejected registration is led away without a question',
    file: GATES,
    from: "warning: 'guard.auditRejected', ask: true };",
    to: "warning: 'guard.auditRejected' };",
    tests: GUARDS_TEST,
  },
  {
    row: '2§6 enterprise route',
    bug: '/enterprise stays open whatever the status is',
    file: GUARDS,
    from: "'/enterprise': { company: 'open' },",
    to: "'/enterprise': {},",
    tests: GUARDS_TEST,
  },
  {
    row: '2§6 enterprise route',
    bug: '/enterprise stays open while the certification is in review',
    file: GATES,
    from: 'status === COMPANY_STATUS.underReview || status === COMPANY_STATUS.certified;',
    to: 'status === COMPANY_STATUS.certified;',
    tests: ['tests/decisions/company-gate.test.ts'],
  },
];
