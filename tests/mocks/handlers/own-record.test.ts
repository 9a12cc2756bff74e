import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { encrypted, lastCode, otherThan, passedToken, type CaptchaKind } from './proofs.ts';
import { validCall } from './valid-calls.ts';
import { operate } from '#mocks/operator/index.ts';

const { bench, visitor } = benchOfEachTest();

const IN_REVIEW = 'The cancellation of this account is already in review.';

describe('the own record', () => {
  it('is read by its owner only [1§7 getUserDetail]', async () => {
    const rejected = bench.as('rejected');
    expect(await rejected.ok('getUserDetail', { path: { id: 'u-rejected' } })).toMatchObject({
      auditStatus: 2,
      userStatus: 1,
      companyNameEditable: true,
      reasonReject: expect.any(String) as string,
    });
    await rejected.refused('getUserDetail', { path: { id: 'u-certified' } }, 'USER_NOT_FOUND');
  });

  it('is sent again after a rejection, whose reason goes [2§7 modifyRegistration]', async () => {
    const sent = { userName: '沈工', companyName: '北川钢材贸易有限公司' };
    await bench.as('rejected').ok('modifyRegistration', { body: { ...sent, companyType: '3' } });
    expect(bench.user('u-rejected')).toMatchObject({ ...sent, auditStatus: 0, rejectReason: null });
  });

  it('is not sent again with an unknown company type', async () => {
    const body = { userName: '王工', companyType: '8' };
    await bench.as('rejected').refused('modifyRegistration', { body }, { code: 0 });
    expect(bench.user('u-rejected').auditStatus).toBe(2);
  });
});

describe('a new password', () => {
  const account = 'certified@example.com';
  const change = (id: string, password = 'Better2027', repeated = password) => ({
    body: { id, newuserAccount: encrypted(password), userPassword: encrypted(repeated) },
  });
  const askForCode = async () =>
    visitor.ok('sendResetEmailCode', { body: { userAccount: account, token: await passedToken(bench) } });
  async function granted() {
    await askForCode();
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
    const unlike = change(portalUserVO.id, 'Better2027', 'Better2028');
    await holder.refused('changePassword', unlike, 'The two passwords do not match');
    await holder.refused('changePassword', change(portalUserVO.id, 'betterbetter'), /^Use 8–16 characters/);
    await holder.ok('changePassword', change(portalUserVO.id));
  });

  it('wants a code that was sent for it, once: a replayed one is refused [1§7 checkResetEmailCode] [1§8 CHECK_CODE_OUT_TIME]', async () => {
    await askForCode();
    const code = lastCode(bench);
    const check = (verify: string, userAccount = account) => ({ body: { userAccount, verify } });
    await visitor.refused('checkResetEmailCode', check(otherThan(code)), 'CHECK_CODE_ERROR');
    await visitor.refused('checkResetEmailCode', check(code, 'nobody@example.com'), 'USER_NOT_FOUND');
    await visitor.ok('checkResetEmailCode', check(code));
    await visitor.refused('checkResetEmailCode', check(code), 'CHECK_CODE_OUT_TIME');
  });

  it('may come along with the code in one flow, and is refused before the code is spent', async () => {
    await askForCode();
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

describe('cancelling an account', () => {
  const certifiedMail = 'certified@example.com';
  const sendMail = async (userAccount = certifiedMail) => ({
    body: { userAccount, captchaType: 'blockPuzzle', token: await passedToken(bench), inlet: 'WEB' },
  });

  it('works by phone too [2§7 sendCancellationSmsCode]', async () => {
    const certified = bench.as('certified');
    const body = { userAccount: '19900000007', captchaType: 'clickWord' };
    const withPass = async (kind: CaptchaKind) => ({
      body: { ...body, token: await passedToken(bench, kind) },
    });
    // The pass is of the kind of puzzle that the call names.
    await certified.refused('sendCancellationSmsCode', await withPass('blockPuzzle'), 'CAPTCHA_FAIL');
    await certified.ok('sendCancellationSmsCode', await withPass('clickWord'));
    await certified.ok('cancelAccount', { body: { mobile: '19900000007', password: lastCode(bench) } });
  });

  it('takes a code once, and only one that was sent for it to this account', async () => {
    const certified = bench.as('certified');
    await certified.ok('sendResetEmailCode', {
      body: { userAccount: certifiedMail, token: await passedToken(bench) },
    });
    const ofReset = { body: { mobile: certifiedMail, password: lastCode(bench) } };
    await certified.refused('cancelAccount', ofReset, 'CHECK_CODE_ERROR');

    await certified.ok('sendCancellationEmailCode', await sendMail());
    const code = lastCode(bench);
    const byPhone = { body: { mobile: '19900000007', password: code } };
    await certified.refused('cancelAccount', byPhone, 'CHECK_CODE_ERROR');
    const request = { body: { mobile: certifiedMail, password: code } };
    await certified.ok('cancelAccount', request);
    await certified.refused('cancelAccount', request, IN_REVIEW);
    await certified.ok('revokeCancellation');
    await certified.refused('cancelAccount', request, 'CHECK_CODE_OUT_TIME');
  });

  it('stops every change of the account while it is in review', async () => {
    const leaving = bench.as('leaving');
    for (const [id, body] of [
      ['updateUserName', { userName: '许立' }],
      ['updateCompanyEmail', { id: 'co-08', companyEmail: 'new@example.com' }],
    ] as const)
      await leaving.refused(id, { body }, IN_REVIEW);
    expect(bench.user('u-leaving').userName).toBe('许工');
  });

  it('closes the account when it is approved: no session, no login, and the phone is free again', async () => {
    const leaving = bench.as('leaving');
    operate(bench.world, 'decideCancellation', { userId: 'u-leaving', approve: true });
    await leaving.refused('listCompanyTypes', {}, { status: 401 });
    const send = (inlet: string) => validCall(bench, 'sendSmsCode', { inlet, phoneNumber: '19900000010' });
    await visitor.refused('sendSmsCode', await send('LOGIN'), 'USER_NOT_FOUND');
    await visitor.ok('sendSmsCode', await send('REGISTER'));
  });

  it('is only asked for the own account: for another one no code is sent (decision 46)', async () => {
    const own = /^You can only cancel the account that you are logged in with/;
    for (const caller of [visitor, bench.as('agency')]) {
      await caller.refused('sendCancellationEmailCode', await sendMail(), own);
    }
    expect(bench.world.outbox.list()).toEqual([]);
    await bench.as('certified').ok('sendCancellationEmailCode', await sendMail());
    const body = { mobile: certifiedMail, password: lastCode(bench) };
    await bench.as('agency').refused('cancelAccount', { body }, own);
    const unknown = { body: { ...body, mobile: 'nobody@example.com' } };
    await bench.as('agency').refused('cancelAccount', unknown, 'USER_NOT_FOUND');
  });

  it.each([
    ['unknown', 'nobody@example.com', 'USER_NOT_FOUND'],
    ['disabled', 'locked@example.com', 'USER_LOCKED'],
    ['already leaving', 'leaving@example.com', IN_REVIEW],
  ])('sends no code to %s people', async (_, account, why) => {
    await bench.as('leaving').refused('sendCancellationEmailCode', await sendMail(account), why);
  });
});
