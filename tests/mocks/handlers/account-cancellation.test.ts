import { beforeEach, describe, expect, it } from 'vitest';
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

  it('needs a code, then waits in review, and can be taken back', async () => {
    const certified = bench.as('certified');
    await certified.ok('sendCancellationEmailCode', await sendMail());
    const code = lastCode(bench);
    const request = (password: string) => ({ body: { mobile: certifiedMail, password } });
    expect(await certified.refused('cancelAccount', request(otherThan(code)))).toMatchObject({
      message: 'CHECK_CODE_ERROR',
    });
    await certified.ok('cancelAccount', request(code));
    expect(user('u-certified').status).toBe('leaving');
    await certified.refused('cancelAccount', request(code));
    await certified.ok('revokeCancellation');
    expect(user('u-certified').status).toBe('active');
    await certified.refused('revokeCancellation');
  });

  it('works by phone too', async () => {
    const captchaType = 'clickWord' as const;
    const token = await passedToken(bench, captchaType);
    const body = { userAccount: '19900000007', captchaType, token };
    await visitor.ok('sendCancellationSmsCode', { body });
    await bench
      .as('certified')
      .ok('cancelAccount', { body: { mobile: '19900000007', password: lastCode(bench) } });
  });

  it('is only asked for the own account', async () => {
    await visitor.ok('sendCancellationEmailCode', await sendMail());
    const body = { mobile: certifiedMail, password: lastCode(bench) };
    expect(await bench.as('agency').refused('cancelAccount', { body })).toMatchObject({
      message: 'USER_NOT_FOUND',
    });
  });

  it('sends no code to unknown, disabled or already leaving people', async () => {
    for (const [account, message] of [
      ['nobody@example.com', 'USER_NOT_FOUND'],
      ['locked@example.com', 'USER_LOCKED'],
      ['leaving@example.com', 'The cancellation of this account is already in review.'],
    ] as const) {
      expect(await visitor.refused('sendCancellationEmailCode', await sendMail(account))).toMatchObject({
        message,
      });
    }
  });

  it('takes a pass of the kind of puzzle that it names', async () => {
    const token = await passedToken(bench, 'clickWord');
    const body = { userAccount: certifiedMail, captchaType: 'blockPuzzle', token, inlet: 'WEB' };
    expect(await visitor.refused('sendCancellationEmailCode', { body })).toMatchObject({
      message: 'CAPTCHA_FAIL',
    });
  });
});
