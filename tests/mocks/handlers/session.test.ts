import { describe, expect, it } from 'vitest';
import { benchOfEachTest, type Caller } from './harness.ts';
import { validCall } from './valid-calls.ts';
import { encrypted, lastCode, otherThan, passedToken } from './proofs.ts';

const CERTIFIED = '19900000007';
const NEW_PHONE = '19900000031';
const DAY_MS = 86_400_000;

const { bench, visitor } = benchOfEachTest();

const later = (advanceMs: number): void => bench.world.clock.set({ advanceMs });

const sms = async (phoneNumber: string, inlet: 'LOGIN' | 'REGISTER' = 'LOGIN') => ({
  body: { smsTemplateType: 'login', inlet, phoneNumber, token: await passedToken(bench) },
});
const mail = async (userAccount: string) => ({
  body: { userAccount, token: await passedToken(bench), inlet: 'WEB' },
});
const phoneLogin = (mobile: string, password: string) => ({ body: { mobile, password } });
const emailLogin = (userAccount: string, password = 'Steel2026') => ({
  body: { userAccount, userPassword: encrypted(password) },
});

it('guessing a code makes the sent one worthless after five wrong tries; another one works', async () => {
  await visitor.ok('sendSmsCode', await sms(CERTIFIED));
  const code = lastCode(bench);
  const messages: unknown[] = [];
  for (let at = 0; at < 6; at += 1)
    messages.push((await visitor.refusal('loginByPhone', phoneLogin(CERTIFIED, otherThan(code)))).message);
  expect(messages).toEqual([...Array<string>(5).fill('CHECK_CODE_ERROR'), 'CHECK_CODE_OUT_TIME']);
  await visitor.refused('loginByPhone', phoneLogin(CERTIFIED, code), 'CHECK_CODE_OUT_TIME');
  later(60_000);
  await visitor.ok('sendSmsCode', await sms(CERTIFIED));
  await visitor.ok('loginByPhone', phoneLogin(CERTIFIED, lastCode(bench)));
});

describe('sending a code', () => {
  it('answers code 0 for a phone that is not registered, unless the inlet is REGISTER [1§8 USER_NOT_FOUND] [1§8 code 0 on send] [1§7 sendSmsCode]', async () => {
    await visitor.refused('sendSmsCode', await sms(NEW_PHONE), 'USER_NOT_FOUND');
    await visitor.ok('sendSmsCode', await sms(NEW_PHONE, 'REGISTER'));
    await visitor.refused('sendSmsCode', await sms(CERTIFIED, 'REGISTER'), 'ACCOUNT_NUMBER_EXISTS');
  });

  it('answers CHECK_CODE_FREQUENTLY inside 60 s [1§8 CHECK_CODE_FREQUENTLY] [1§9 countdown]', async () => {
    await visitor.ok('sendSmsCode', await sms(CERTIFIED));
    later(59_000);
    await visitor.refused('sendSmsCode', await sms(CERTIFIED), 'CHECK_CODE_FREQUENTLY');
    later(1_000);
    await visitor.ok('sendSmsCode', await sms(CERTIFIED));
  });

  it('answers USER_LOCKED to a disabled person, as the login does [1§8 USER_LOCKED]', async () => {
    const phone = '19900000009';
    for (const id of ['sendSmsCode', 'sendSmsCodeSimple'] as const)
      await visitor.refused(id, await sms(phone), 'USER_LOCKED');
    await visitor.refused('sendResetEmailCode', await mail('locked@example.com'), 'USER_LOCKED');
    await visitor.refused('loginByPhone', phoneLogin(phone, '123456'), 'USER_LOCKED');
  });

  it.each([
    'sendSmsCode',
    'sendSmsCodeSimple',
    'sendRegisterEmailCode',
    'sendResetEmailCode',
    'sendCancellationEmailCode',
    'sendCancellationSmsCode',
  ] as const)('needs a passed captcha: %s [1§5 captcha before code]', async (id) => {
    const call = await validCall(bench, id, { token: 'made-up' });
    await bench.as(call.as).refused(id, call, 'CAPTCHA_FAIL');
    expect(bench.world.outbox.list()).toHaveLength(0);
  });

  it('sends by e-mail for a new account, and for a new password of a known one [1§7 sendResetEmailCode]', async () => {
    await visitor.ok('sendRegisterEmailCode', await mail('New.User@example.com'));
    expect(bench.world.outbox.list()[0]).toMatchObject({ to: 'new.user@example.com', purpose: 'register' });
    await visitor.refused(
      'sendRegisterEmailCode',
      await mail('certified@example.com'),
      'ACCOUNT_NUMBER_EXISTS',
    );
    await visitor.ok('sendResetEmailCode', await mail('certified@example.com'));
    await visitor.refused('sendResetEmailCode', await mail('nobody@example.com'), 'USER_NOT_FOUND');
  });
});

describe('logging in by phone', () => {
  it('tells a wrong code from one that expired, was used, or was followed by another', async () => {
    await visitor.ok('sendSmsCode', await sms(CERTIFIED));
    const first = lastCode(bench);
    const tryCode = (code: string) => visitor.refusal('loginByPhone', phoneLogin(CERTIFIED, code));
    expect(await tryCode(otherThan(first))).toMatchObject({ message: 'CHECK_CODE_ERROR' });
    later(60_000);
    await visitor.ok('sendSmsCode', await sms(CERTIFIED));
    expect(await tryCode(first)).toMatchObject({ message: 'CHECK_CODE_OUT_TIME' });
    const second = lastCode(bench);
    await visitor.ok('loginByPhone', phoneLogin(CERTIFIED, second));
    expect(await tryCode(second)).toMatchObject({ message: 'CHECK_CODE_OUT_TIME' });
    later(60_000);
    await visitor.ok('sendSmsCode', await sms(CERTIFIED));
    later(5 * 60_000);
    expect(await tryCode(lastCode(bench))).toMatchObject({ message: 'CHECK_CODE_OUT_TIME' });
  });

  it('takes no code that was sent for something else', async () => {
    await visitor.ok('sendSmsCodeSimple', await sms(CERTIFIED, 'REGISTER'));
    await visitor.refused('loginByPhone', phoneLogin(CERTIFIED, lastCode(bench)), 'CHECK_CODE_ERROR');
  });
});

describe('logging in by e-mail', () => {
  it('takes the encrypted password, in any spelling of the address [1§7 loginByEmail]', async () => {
    const { portalUserVO } = await visitor.ok('loginByEmail', emailLogin('Certified@Example.com'));
    expect(portalUserVO).toMatchObject({ id: 'u-certified', accountType: 2 });
  });

  it('refuses a password in clear (decision 8)', async () => {
    const inClear = { body: { userAccount: 'certified@example.com', userPassword: 'Steel2026' } };
    const { code, message } = await visitor.refusal('loginByEmail', inClear);
    expect(code).toBe(0);
    expect(message).toContain('not encrypted');
    expect(bench.world.store.users.get('u-certified')?.failedLogins).toBe(0);
  });

  it('answers ACCOUNT_PASSWORD_ERROR to a wrong password and to an unknown account [1§8 ACCOUNT_PASSWORD_ERROR]', async () => {
    for (const login of [
      emailLogin('certified@example.com', 'Wrong2026'),
      emailLogin('nobody@example.com'),
    ]) {
      await visitor.refused('loginByEmail', login, 'ACCOUNT_PASSWORD_ERROR');
    }
  });

  it('disables the account with the tenth wrong password in a row, counted anew after a login [1§8 USER_LOCKED]', async () => {
    const wrong = emailLogin('certified@example.com', 'Wrong2026');
    const right = emailLogin('certified@example.com');
    const nineWrong = async () => {
      for (let n = 0; n < 9; n += 1) await visitor.refused('loginByEmail', wrong, 'ACCOUNT_PASSWORD_ERROR');
    };
    await nineWrong();
    await visitor.ok('loginByEmail', right);
    await nineWrong();
    for (const login of [wrong, right]) await visitor.refused('loginByEmail', login, 'USER_LOCKED');
  });
});

describe('the life of a token', () => {
  it.each<[string, (caller: Caller) => unknown]>([
    ['after one day', () => later(1)],
    ['with the account', () => bench.world.store.users.update('u-certified', { status: 'locked' })],
    ['at logout', (caller) => caller.ok('logout')],
  ])('ends %s [1§9 token lifetime]', async (_, end) => {
    const certified = bench.as('certified');
    later(DAY_MS - 1);
    await certified.ok('verifySession');
    await end(certified);
    await certified.refused('verifySession', {}, { status: 200, code: 0 });
    await certified.refused('logout', {}, { status: 401, code: 401 });
  });

  it('is checked by an open call that answers code 0 to no token, a made-up one, and one for something else', async () => {
    const certified = bench.as('certified');
    bench.world.store.sessions.update(certified.token ?? '', { purpose: 'tool' });
    for (const token of [null, 'made-up', certified.token])
      await bench.withToken(token).refused('verifySession', {}, { status: 200, code: 0 });
  });

  it('is renewed for a day, and the old one ends [1§7 refreshToken] [1§9 token lifetime]', async () => {
    const certified = bench.as('certified');
    later(DAY_MS / 2);
    const { tokenVO } = await certified.ok('refreshToken');
    await certified.refused('verifySession', {}, { code: 0 });
    later(DAY_MS - 1);
    await bench.withToken(tokenVO.token).ok('verifySession');
  });
});
