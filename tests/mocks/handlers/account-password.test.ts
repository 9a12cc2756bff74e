import { describe, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { encrypted, lastCode, otherThan, passedToken } from './proofs.ts';

const { bench, visitor } = benchOfEachTest();

describe('a new password', () => {
  const account = 'certified@example.com';
  const change = (id: string, password = 'Better2027', repeated = password) => ({
    body: { id, newuserAccount: encrypted(password), userPassword: encrypted(repeated) },
  });
  async function granted() {
    await visitor.ok('sendResetEmailCode', {
      body: { userAccount: account, token: await passedToken(bench) },
    });
    return visitor.ok('checkResetEmailCode', { body: { userAccount: account, verify: lastCode(bench) } });
  }

  it('is set with the token of step 1; every session of the person ends [1§7 changePassword]', async () => {
    const elsewhere = bench.as('certified');
    const { portalUserVO, tokenVO } = await granted();
    const holder = bench.withToken(tokenVO.token);
    await holder.ok('changePassword', change(portalUserVO.id));
    await elsewhere.refused('verifySession', {}, { code: 0 });
    await holder.refused('changePassword', change(portalUserVO.id), { status: 401 });
    const login = (password: string) => ({
      body: { userAccount: account, userPassword: encrypted(password) },
    });
    await visitor.ok('loginByEmail', login('Better2027'));
    await visitor.refused('loginByEmail', login('Steel2026'), 'ACCOUNT_PASSWORD_ERROR');
  });

  it('has a token that opens nothing else [1§4 reset step 1]', async () => {
    const { tokenVO } = await granted();
    await bench.withToken(tokenVO.token).refused('listCompanyTypes', {}, { status: 401 });
    await bench.withToken(tokenVO.token).refused('verifySession', {}, { code: 0 });
  });

  it('is refused to a session that proved no code, and for another person', async () => {
    const certified = bench.as('certified');
    await certified.refused('changePassword', change('u-certified'), 'CHECK_CODE_ERROR');
    const { tokenVO } = await granted();
    await bench.withToken(tokenVO.token).refused('changePassword', change('u-agency'), 'USER_NOT_FOUND');
  });

  it('must be sent twice alike and follow the rule', async () => {
    const { portalUserVO, tokenVO } = await granted();
    const holder = bench.withToken(tokenVO.token);
    await holder.refused(
      'changePassword',
      change(portalUserVO.id, 'Better2027', 'Better2028'),
      'The two passwords do not match',
    );
    await holder.refused(
      'changePassword',
      change(portalUserVO.id, 'betterbetter'),
      'Use 8–16 characters with at least one upper-case letter, one lower-case letter and one digit',
    );
    await holder.ok('changePassword', change(portalUserVO.id));
  });

  it('wants a code that was sent for it, once: a replayed one is refused [1§7 checkResetEmailCode] [1§8 CHECK_CODE_OUT_TIME]', async () => {
    await visitor.ok('sendResetEmailCode', {
      body: { userAccount: account, token: await passedToken(bench) },
    });
    const code = lastCode(bench);
    const check = (verify: string, userAccount = account) => ({ body: { userAccount, verify } });
    await visitor.refused('checkResetEmailCode', check(otherThan(code)), 'CHECK_CODE_ERROR');
    await visitor.refused('checkResetEmailCode', check(code, 'nobody@example.com'), 'USER_NOT_FOUND');
    await visitor.ok('checkResetEmailCode', check(code));
    await visitor.refused('checkResetEmailCode', check(code), 'CHECK_CODE_OUT_TIME');
  });

  it('may come along with the code in one flow, and is refused before the code is spent', async () => {
    await visitor.ok('sendResetEmailCode', {
      body: { userAccount: account, token: await passedToken(bench) },
    });
    const both = (repeated: string) => ({
      body: {
        userAccount: account,
        verify: lastCode(bench),
        newuserAccount: encrypted('Better2027'),
        emailpasswordss: encrypted(repeated),
      },
    });
    await visitor.refused('checkResetEmailCode', both('Better2028'), 'The two passwords do not match');
    await visitor.ok('checkResetEmailCode', both('Better2027'));
  });
});
