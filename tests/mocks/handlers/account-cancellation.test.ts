import { describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { benchOfEachTest } from './harness.ts';
import { lastCode, otherThan, passedToken } from './proofs.ts';

const { bench, visitor } = benchOfEachTest();

describe('cancelling an account', () => {
  const certifiedMail = 'certified@example.com';
  const sendMail = async (userAccount = certifiedMail) => ({
    body: { userAccount, captchaType: 'blockPuzzle', token: await passedToken(bench), inlet: 'WEB' },
  });

  it('needs a code, then waits in review, and can be taken back [2§7 sendCancellationEmailCode] [2§7 cancelAccount] [2§7 revokeCancellation]', async () => {
    const certified = bench.as('certified');
    await certified.ok('sendCancellationEmailCode', await sendMail());
    const code = lastCode(bench);
    const request = (password: string) => ({ body: { mobile: certifiedMail, password } });
    await certified.refused('cancelAccount', request(otherThan(code)), 'CHECK_CODE_ERROR');
    await certified.ok('cancelAccount', request(code));
    expect(bench.user('u-certified').status).toBe('leaving');
    await certified.refused(
      'cancelAccount',
      request(code),
      'The cancellation of this account is already in review.',
    );
    await certified.ok('revokeCancellation');
    expect(bench.user('u-certified').status).toBe('active');
    await certified.refused('revokeCancellation', {}, 'No cancellation is in review.');
  });

  it('works by phone too [2§7 sendCancellationSmsCode]', async () => {
    const captchaType = 'clickWord' as const;
    const token = await passedToken(bench, captchaType);
    const body = { userAccount: '19900000007', captchaType, token };
    const certified = bench.as('certified');
    await certified.ok('sendCancellationSmsCode', { body });
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
    await certified.ok('revokeCancellation');
    await certified.refused('cancelAccount', request, 'CHECK_CODE_OUT_TIME');
  });

  it('stops every change of the account while it is in review', async () => {
    const leaving = bench.as('leaving');
    const message = 'The cancellation of this account is already in review.';
    for (const [id, body] of [
      ['updateUserName', { userName: '许立' }],
      ['updateCompanyEmail', { id: 'co-08', companyEmail: 'new@example.com' }],
    ] as const) {
      await leaving.refused(id, { body }, { message });
    }
    expect(bench.user('u-leaving').userName).toBe('许工');
  });

  it('closes the account when it is approved: no session, no login, and the phone is free again', async () => {
    const leaving = bench.as('leaving');
    operate(bench.world, 'decideCancellation', { userId: 'u-leaving', approve: true });
    await leaving.refused('listCompanyTypes', {}, { status: 401 });
    const send = async (inlet: string) => ({
      body: {
        smsTemplateType: 'login',
        inlet,
        phoneNumber: '19900000010',
        token: await passedToken(bench),
      },
    });
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

  it('sends no code to unknown, disabled or already leaving people', async () => {
    for (const [account, message] of [
      ['nobody@example.com', 'USER_NOT_FOUND'],
      ['locked@example.com', 'USER_LOCKED'],
      ['leaving@example.com', 'The cancellation of this account is already in review.'],
    ] as const) {
      const caller = bench.as('leaving');
      await caller.refused('sendCancellationEmailCode', await sendMail(account), { message });
    }
  });

  it('takes a pass of the kind of puzzle that it names', async () => {
    const token = await passedToken(bench, 'clickWord');
    const body = { userAccount: certifiedMail, captchaType: 'blockPuzzle', token, inlet: 'WEB' };
    await visitor.refused('sendCancellationEmailCode', { body }, 'CAPTCHA_FAIL');
  });
});
