/** Login answers, and new accounts. */
import { AUDIT } from '#src/lib/states.ts';
import type { User, SentCode, Captcha, World } from '../../world/entities.ts';
import { openSession } from '../../world/sessions.ts';
import type { DataOf } from '../../openapi/operations.ts';
import { type Localised, fail, refuse, type Text } from '../handler.ts';
import { portalUserVO } from '../../domain/user-vo.ts';
import * as limits from '#src/lib/limits.ts';
import { decryptRsa } from '../../lib/rsa.ts';

type CodePurpose = SentCode['purpose'];

function sentTo(world: World, to: string, purposes: readonly CodePurpose[]): readonly SentCode[] {
  return world.store.sentCodes.where('to', to).filter((sent) => purposes.includes(sent.purpose));
}

/** Whether a code for the same purpose was sent less than 60 s ago (document 1 §8, §9). */
export function codeComesTooSoon(world: World, { to, purpose }: Pick<SentCode, 'to' | 'purpose'>): boolean {
  const last = sentTo(world, to, [purpose]).at(-1);
  const age = last === undefined ? Infinity : world.clock.now() - last.sentAt;
  // Setting the clock back must not block resending.
  return age >= 0 && age < limits.CODE_RESEND_SECONDS * 1000;
}

/**
 * Sends a code, or fails with CHECK_CODE_FREQUENTLY if one for the same purpose was sent less than 60 s ago (document 1 §8, §9).
 * `to` is a phone number or a lower-case e-mail address.
 */
export function sendCode(world: World, message: Pick<SentCode, 'channel' | 'to' | 'purpose'>): void {
  if (codeComesTooSoon(world, message)) fail('CHECK_CODE_FREQUENTLY');
  world.outbox.send(message);
}

/** Wrong attempts after which a code is void, against guessing 6 digits (invented). */
const WRONG_CODES_MAX = 5;

/**
 * Verifies and consumes a code: only the newest is valid, within its lifetime, once. An expired, used, void or superseded code
 * gives CHECK_CODE_OUT_TIME (request another), anything else CHECK_CODE_ERROR (document 1 §8).
 */
export function takeCode(world: World, to: string, code: string, ...purposes: CodePurpose[]): void {
  const sent = sentTo(world, to, purposes);
  const newest = sent.at(-1);
  const wrong = newest?.wrong ?? 0;
  if (wrong >= WRONG_CODES_MAX) fail('CHECK_CODE_OUT_TIME');
  const known = sent.findLast((one) => one.code === code);
  if (known === undefined) {
    if (newest !== undefined) world.store.sentCodes.update(newest.id, { wrong: wrong + 1 });
    return fail('CHECK_CODE_ERROR');
  }
  const over = known !== newest || known.usedAt !== null || known.expiresAt <= world.clock.now();
  if (over) fail('CHECK_CODE_OUT_TIME');
  world.store.sentCodes.update(known.id, { usedAt: world.clock.now() });
}

/** Validity of a passed captcha, ms (notes: captcha, lifetimes). */
export const PASS_LIFETIME_MS = 180_000;

function passedBy(world: World, proof: string | undefined): Captcha | undefined {
  if (proof === undefined || proof === '' || proof.length > limits.TOKEN_MAX) return undefined;
  return world.store.captchas.get(proof) ?? world.store.captchas.where('verification', proof)[0];
}

/**
 * Accepts a passed captcha once, within 180 s; otherwise CAPTCHA_FAIL.
 * @param proof token of the challenge, or AJ-Captcha's verification text
 * @param kind kind of puzzle that the client claims
 */
export function takeCaptchaPass(world: World, proof: string | undefined, kind?: Captcha['kind']): void {
  const captcha = passedBy(world, proof);
  const passed = captcha !== undefined && captcha.verification !== null && captcha.verifiedUntil !== null;
  if (!passed || (captcha.verifiedUntil ?? 0) <= world.clock.now()) fail('CAPTCHA_FAIL');
  if (kind !== undefined && captcha.kind !== kind) fail('CAPTCHA_FAIL');
  world.store.captchas.update(captcha.id, { verification: null });
}

const NOT_ENCRYPTED: Text = {
  zh: '密码未使用平台公钥加密',
  en: 'The password was not encrypted with the public key.',
};
export const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const RULE: Text = {
  zh: `密码须为 ${limits.PASSWORD_MIN}–${limits.PASSWORD_MAX} 位，且同时包含大写字母、小写字母和数字`,
  en: `Use ${limits.PASSWORD_MIN}–${limits.PASSWORD_MAX} characters with at least one upper-case letter, one lower-case letter and one digit`,
};
const DIFFERENT: Text = { zh: '两次输入的密码不一致', en: 'The two passwords do not match' };

/** A password on the wire: RSA-encrypted with the fetched public key (decision 8). */
export function readPassword(call: Localised, encrypted: string | undefined): string {
  if (encrypted === undefined || encrypted === '') return refuse(call, RULE);
  return (encrypted.length > limits.CIPHER_MAX ? null : decryptRsa(encrypted)) ?? refuse(call, NOT_ENCRYPTED);
}

/** A new password, sent twice: equal, and valid by document 1 §5. */
export function readNewPassword(
  call: Localised,
  encrypted: string | undefined,
  repeated: string | undefined,
): string {
  const first = readPassword(call, encrypted);
  const second = readPassword(call, repeated);
  if (first !== second) refuse(call, DIFFERENT);
  return limits.PASSWORD_PATTERN.test(first) ? first : refuse(call, RULE);
}

/** Compared and stored in lower case. */
export function mailAddress(text: string): string {
  return text.trim().toLowerCase();
}

export function personByPhone(world: World, phone: string): User | undefined {
  return world.store.users.where('phone', phone).find((user) => user.status !== 'gone');
}

export function personByEmail(world: World, email: string): User | undefined {
  return world.store.users.where('email', mailAddress(email)).find((user) => user.status !== 'gone');
}

/** Phone or e-mail, as /passpassword accepts both (document 2 §5). */
export function personByAccount(world: World, account: string): User | undefined {
  return account.includes('@') ? personByEmail(world, account) : personByPhone(world, account);
}

interface SigningIn extends Localised {
  readonly world: World;
}

/** Opens a session of one day (document 1 §9) and resets the count of wrong passwords. */
export function signIn({ world, language }: SigningIn, user: User): DataOf<'loginByEmail'> {
  const known = user.failedLogins === 0 ? user : world.store.users.update(user.id, { failedLogins: 0 });
  return {
    portalUserVO: portalUserVO(world, known, language),
    tokenVO: { token: openSession(world, user.id).id },
  };
}

type NewAccount = Pick<User, 'account' | 'accountType' | 'phone' | 'email'> & Partial<User>;

/** Starts the review of the registration (document 2 §4: auditStatus 0). */
export function createAccount({ store, ids, clock }: World, details: NewAccount): User {
  return store.users.put({
    password: null,
    userName: null,
    companyName: null,
    companyCode: null,
    industryCategory: null,
    companyForm: null,
    companyType: null,
    auditStatus: AUDIT.underReview,
    rejectReason: null,
    status: 'active',
    profile: null,
    failedLogins: 0,
    createdAt: clock.now(),
    ...details,
    id: ids.next('u'),
  });
}
