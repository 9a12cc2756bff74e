import { beforeEach, describe, expect, it } from 'vitest';
import { openBench, type Bench, type Caller } from './harness.ts';
import { encrypted, lastCode, otherThan, passedToken } from './proofs.ts';

let bench: Bench;
let visitor: Caller;
beforeEach(async () => {
  bench = await openBench();
  visitor = bench.as('anonymous');
});

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
    expect(await elsewhere.refusal('verifySession')).toMatchObject({ code: 0 });
    expect(await holder.refusal('changePassword', change(portalUserVO.id))).toMatchObject({ status: 401 });
    const login = (password: string) => ({
      body: { userAccount: account, userPassword: encrypted(password) },
    });
    await visitor.ok('loginByEmail', login('Better2027'));
    await visitor.refused('loginByEmail', login('Steel2026'), 'ACCOUNT_PASSWORD_ERROR');
  });

  it('has a token that opens nothing else [1§4 reset step 1]', async () => {
    const { tokenVO } = await granted();
    expect(await bench.withToken(tokenVO.token).refusal('listCompanyTypes')).toMatchObject({ status: 401 });
    expect(await bench.withToken(tokenVO.token).refusal('verifySession')).toMatchObject({ code: 0 });
  });

  it('is refused to a session that proved no code, and for another person', async () => {
    const certified = bench.as('certified');
    expect(await certified.refusal('changePassword', change('u-certified'))).toMatchObject({
      message: 'CHECK_CODE_ERROR',
    });
    const { tokenVO } = await granted();
    expect(await bench.withToken(tokenVO.token).refusal('changePassword', change('u-agency'))).toMatchObject({
      message: 'USER_NOT_FOUND',
    });
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
    expect(await visitor.refusal('checkResetEmailCode', check(otherThan(code)))).toMatchObject({
      message: 'CHECK_CODE_ERROR',
    });
    expect(await visitor.refusal('checkResetEmailCode', check(code, 'nobody@example.com'))).toMatchObject({
      message: 'USER_NOT_FOUND',
    });
    await visitor.ok('checkResetEmailCode', check(code));
    expect(await visitor.refusal('checkResetEmailCode', check(code))).toMatchObject({
      message: 'CHECK_CODE_OUT_TIME',
    });
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
