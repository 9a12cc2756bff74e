/** Bugs for the rows of document 2, section 8: what is said when something goes wrong. */
import type { Mutant } from './mutant.ts';

const WORDS = ['tests/i18n/documented-words.test.ts'];
const GUARD_WORDS = 'src/i18n/locales/zh/guard.ts';
const FIELD = ['tests/ui/file-field.test.tsx'];
const CENTRE = ['tests/features/account/user-centre.test.tsx'];
const SUPPLEMENT = ['tests/features/supplement/supplement-screen.test.tsx'];
const FAILURE = 'src/parts/dictionary/load-failure.tsx';
const FEEDBACK = 'src/features/feedback/feedback-form.tsx';
const FEEDBACK_TEST = ['tests/features/feedback/feedback.test.tsx'];

export const section2x8: readonly Mutant[] = [
  {
    row: '2§8 low-carbon',
    bug: 'A refused low-carbon application shows nothing',
    file: 'src/features/low-carbon/submit-section.tsx',
    from: 'error={error}',
    to: 'error={null}',
    tests: ['tests/features/low-carbon/low-carbon-form.test.tsx'],
  },
  {
    row: '2§8 warnings',
    bug: 'A company that never asked for a certification is told to wait',
    file: 'src/lib/gates.ts',
    from: "'guard.companyFailed' : 'guard.companyNone';",
    to: "'guard.companyFailed' : 'guard.companyPending';",
    tests: ['tests/lib/guards.test.ts'],
  },
  {
    row: '2§8 warnings',
    bug: 'A rejected person is not told to write the company name again',
    file: GUARD_WORDS,
    from: "auditRejected: '注册信息未通过审核，请重新填写企业名称',",
    to: "auditRejected: '注册信息未通过审核',",
    tests: WORDS,
  },
  {
    row: '2§8 warnings',
    bug: 'Who must certify reads something else',
    file: GUARD_WORDS,
    from: "companyNone: '请先完成企业认证',",
    to: "companyNone: '暂不能进行此操作',",
    tests: WORDS,
  },
  {
    row: '2§8 cancellation in review',
    bug: 'Only people who are not approved see that their cancellation is in review',
    file: 'src/features/account/centre-notices.tsx',
    from: 'if (!account.leaving && account.audit === AUDIT.approved) return null;',
    to: 'if (account.audit === AUDIT.approved) return null;',
    tests: CENTRE,
  },
  {
    row: '2§8 cancellation in review',
    bug: 'An account that is about to leave changes its name',
    file: 'src/lib/gates.ts',
    from: "return leaving ? { kind: 'warn', warning: 'guard.cancelReviewing' } : allow;",
    to: 'return allow;',
    tests: CENTRE,
  },
  {
    row: '2§8 upload errors',
    bug: 'A picture that is too large reads as one of a wrong type',
    file: 'src/ui/file-problem.ts',
    from: "? ['upload.errSize']",
    to: "? ['upload.errImage']",
    tests: FIELD,
  },
  {
    row: '2§8 upload errors',
    bug: 'A file leaves before it is looked at',
    file: 'src/ui/use-file-upload.ts',
    from: 'const problem = await checkFile(file, rules);',
    to: 'void upload(file, { onProgress: () => undefined, signal: own.signal });\n      const problem = await checkFile(file, rules);',
    tests: FIELD,
  },
  {
    row: '2§8 application failure',
    bug: 'A failed form does not show the error of the server',
    file: 'src/parts/form/submit-failure.tsx',
    from: 'title={errorText(error, fallback)}',
    to: 'title={errorText(null, fallback)}',
    tests: ['tests/features/application-form/application-form.test.tsx'],
  },
  {
    row: '2§8 application failure',
    bug: 'A failed application forgets what was typed',
    file: 'src/features/application-form/application-form-body.tsx',
    from: 'application.mutateAsync(',
    to: '(form.reset(), application).mutateAsync(',
    tests: ['tests/features/application-form/application-form.test.tsx'],
  },
  {
    row: '2§8 dictionaries',
    bug: 'A list that did not come hides the message of the server',
    file: FAILURE,
    from: 'say(describeError(query.error, fallback))',
    to: 'say({ key: fallback })',
    tests: SUPPLEMENT,
  },
  {
    row: '2§8 dictionaries',
    bug: 'A list that did not come says no DICT_ERROR',
    file: FAILURE,
    from: "fallback = 'error.DICT_ERROR'",
    to: "fallback = 'error.generic'",
    tests: SUPPLEMENT,
  },
  {
    row: '2§8 feedback failure',
    bug: 'A refused feedback does not say why',
    file: 'src/parts/form/use-submit.ts',
    from: 'else notify.error(describeError(cause, options.fallback));',
    to: "else notify.error(options.fallback ?? 'error.generic');",
    tests: FEEDBACK_TEST,
  },
  {
    row: '2§8 feedback failure',
    bug: 'A refused feedback is lost',
    file: FEEDBACK,
    from: 'send: (values) => save.mutateAsync(',
    to: 'send: (values) => (form.reset(), save).mutateAsync(',
    tests: FEEDBACK_TEST,
  },
];
