/** Bugs for the rows of document 2, section 2: company, person, and what the result page tells. */
import type { Mutant } from './mutant.ts';

const ACCOUNT = 'src/features/account/';

export const section2x2account: readonly Mutant[] = [
  {
    row: '2§2 enterprise',
    bug: 'After a certification was sent the way leads home',
    file: 'src/features/enterprise/use-filed.ts',
    from: "await router.navigate({ to: '/user' });",
    to: "await router.navigate({ to: '/' });",
  },
  {
    row: '2§2 result',
    bug: 'A low-carbon application is called a feedback',
    file: 'src/features/result/rules.ts',
    from: "'10': { message: 'result.lces',",
    to: "'10': { message: 'result.feedback',",
    tests: ['tests/features/result/rules.test.ts'],
  },
  {
    row: '2§2 user centre',
    bug: 'The user centre shows the name in place of the account',
    file: `${ACCOUNT}account-panel.tsx`,
    from: '<span className={classes.code}>{account.account}</span>',
    to: '<span className={classes.code}>{account.userName}</span>',
  },
  {
    row: '2§2 user centre',
    bug: 'The user centre shows no company',
    file: `${ACCOUNT}company-panel.tsx`,
    from: "label: 'user.companyName', value: nameIn(lang, company.name) || registeredName",
    to: "label: 'user.companyName', value: company.code",
  },
  {
    row: '2§2 user e-mail',
    bug: 'The new e-mail shows after a reload only',
    file: `${ACCOUNT}queries.ts`,
    from: 'meta: { silent, invalidates: [queryRoot.company] }',
    to: 'meta: { silent }',
  },
  {
    row: '2§2 user cancellation',
    bug: 'Whoever keeps the account is led to the cancellation too',
    file: `${ACCOUNT}centre-ways.tsx`,
    from: "if (agreed) await router.navigate({ to: '/passpassword' });",
    to: "if (agreed !== null) await router.navigate({ to: '/passpassword' });",
  },
  {
    row: '2§2 user cancellation',
    bug: 'A cancellation is taken back without a call',
    file: `${ACCOUNT}use-revoke.ts`,
    from: 'const done = await tellingSlow(mutateAsync()).then(',
    to: 'const done = await Promise.resolve().then(',
  },
  {
    row: '2§2 change password',
    bug: 'The two new passwords may differ',
    file: `${ACCOUNT}rules.ts`,
    from: '{ code: emailCodeField, ...passwordPair }), samePasswords());',
    to: '{ code: emailCodeField, ...passwordPair }));',
  },
  {
    row: '2§2 change password',
    bug: 'The form asks for no code',
    file: `${ACCOUNT}rules.ts`,
    from: 'export const newPasswordSchema = v.pipe(v.object({ code: emailCodeField,',
    to: 'export const newPasswordSchema = v.pipe(v.object({ code: v.string(),',
  },
  {
    row: '2§2 cancel account',
    bug: 'The cancellation is asked for without a last question',
    file: `${ACCOUNT}cancel-account-form.tsx`,
    from: '        danger: true,\n      }),\n',
    to: '        danger: true,\n      }).then(() => true),\n',
  },
  {
    row: '2§2 cancel account',
    bug: 'The form asks for no code of the cancellation',
    file: `${ACCOUNT}rules.ts`,
    from: "code: kind === 'email' ? emailCodeField : smsCodeField",
    to: 'code: v.string()',
  },
];
