import { beforeEach, describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { openBench, type Bench, type Caller } from './harness.ts';
import { lastCode, otherThan, passedToken } from './proofs.ts';

let bench: Bench;
let visitor: Caller;
beforeEach(async () => {
  bench = await openBench();
  visitor = bench.as('anonymous');
});

const user = (id: string) => {
  const found = bench.world.store.users.get(id);
  if (found === undefined) throw new Error(`no user ${id}`);
  return found;
};

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
    expect(await certified.refusal('cancelAccount', request(otherThan(code)))).toMatchObject({
      message: 'CHECK_CODE_ERROR',
    });
    await certified.ok('cancelAccount', request(code));
    expect(user('u-certified').status).toBe('leaving');
    await certified.refused(
      'cancelAccount',
      request(code),
      'The cancellation of this account is already in review.',
    );
    await certified.ok('revokeCancellation');
    expect(user('u-certified').status).toBe('active');
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
    expect(await certified.refusal('cancelAccount', ofReset)).toMatchObject({ message: 'CHECK_CODE_ERROR' });

    await certified.ok('sendCancellationEmailCode', await sendMail());
    const code = lastCode(bench);
    const byPhone = { body: { mobile: '19900000007', password: code } };
    expect(await certified.refusal('cancelAccount', byPhone)).toMatchObject({ message: 'CHECK_CODE_ERROR' });
    const request = { body: { mobile: certifiedMail, password: code } };
    await certified.ok('cancelAccount', request);
    await certified.ok('revokeCancellation');
    expect(await certified.refusal('cancelAccount', request)).toMatchObject({
      message: 'CHECK_CODE_OUT_TIME',
    });
  });

  it('stops every change of the account while it is in review', async () => {
    const leaving = bench.as('leaving');
    const message = 'The cancellation of this account is already in review.';
    for (const [id, body] of [
      ['updateUserName', { userName: '许立' }],
      ['updateCompanyEmail', { id: 'co-08', companyEmail: 'new@example.com' }],
    ] as const) {
      expect(await leaving.refusal(id, { body })).toMatchObject({ message });
    }
    expect(user('u-leaving').userName).toBe('许工');
  });

  it('closes the account when it is approved: no session, no login, and the phone is free again', async () => {
    const leaving = bench.as('leaving');
    operate(bench.world, 'decideCancellation', { userId: 'u-leaving', approve: true });
    expect(await leaving.refusal('listCompanyTypes')).toMatchObject({ status: 401 });
    const send = async (inlet: string) => ({
      body: {
        smsTemplateType: 'login',
        inlet,
        phoneNumber: '19900000010',
        token: await passedToken(bench),
      },
    });
    expect(await visitor.refusal('sendSmsCode', await send('LOGIN'))).toMatchObject({
      message: 'USER_NOT_FOUND',
    });
    await visitor.ok('sendSmsCode', await send('REGISTER'));
  });

  it('is only asked for the own account: for another one no code is sent (decision 46)', async () => {
    const own = /^You can only cancel the account that you are logged in with/;
    for (const caller of [visitor, bench.as('agency')]) {
      const { message } = await caller.refusal('sendCancellationEmailCode', await sendMail());
      expect(message).toMatch(own);
    }
    expect(bench.world.outbox.list()).toEqual([]);
    await bench.as('certified').ok('sendCancellationEmailCode', await sendMail());
    const body = { mobile: certifiedMail, password: lastCode(bench) };
    expect((await bench.as('agency').refusal('cancelAccount', { body })).message).toMatch(own);
    const unknown = { body: { ...body, mobile: 'nobody@example.com' } };
    expect((await bench.as('agency').refusal('cancelAccount', unknown)).message).toBe('USER_NOT_FOUND');
  });

  it('sends no code to unknown, disabled or already leaving people', async () => {
    for (const [account, message] of [
      ['nobody@example.com', 'USER_NOT_FOUND'],
      ['locked@example.com', 'USER_LOCKED'],
      ['leaving@example.com', 'The cancellation of this account is already in review.'],
    ] as const) {
      const caller = bench.as('leaving');
      expect(await caller.refusal('sendCancellationEmailCode', await sendMail(account))).toMatchObject({
        message,
      });
    }
  });

  it('takes a pass of the kind of puzzle that it names', async () => {
    const token = await passedToken(bench, 'clickWord');
    const body = { userAccount: certifiedMail, captchaType: 'blockPuzzle', token, inlet: 'WEB' };
    expect(await visitor.refusal('sendCancellationEmailCode', { body })).toMatchObject({
      message: 'CAPTCHA_FAIL',
    });
  });
});
