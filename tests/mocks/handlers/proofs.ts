/** Inputs that screens produce before a call: solved puzzles and encrypted passwords. */
import { constants, publicEncrypt } from 'node:crypto';
import { encryptPoint } from '#mocks/captcha/judge.ts';
import { MOCK_PUBLIC_KEY } from '#mocks/lib/rsa.ts';
import type { Bench } from './harness.ts';
import { must } from '../../support/must.ts';

export type CaptchaKind = 'blockPuzzle' | 'clickWord';

export const CLIENT = 'slider-7d0c4a52-6a3f-4f0e-9d43-0b7c1f6a2e11';

export const puzzleRequest = (captchaType: CaptchaKind = 'blockPuzzle', clientUid = CLIENT) => ({
  body: { captchaType, clientUid, ts: 1_763_683_200_000 },
});

/** Point of the correct answer, shifted horizontally by `off` pixels. */
export function answerText(bench: Bench, token: string, off = 0): string {
  const captcha = must(bench.world.store.captchas.get(token));
  const points = captcha.points.map(({ x, y }) => ({ x: x + off, y }));
  return JSON.stringify(captcha.kind === 'clickWord' ? points : points[0]);
}

/** Request body of checkCaptcha. */
export function answerTo(bench: Bench, token: string, off = 0) {
  const captcha = must(bench.world.store.captchas.get(token));
  const pointJson = encryptPoint(answerText(bench, token, off), captcha.secretKey);
  return { body: { captchaType: captcha.kind, token, pointJson } };
}

/** Solves a new puzzle; returns the token that send-code calls require. */
export async function passedToken(bench: Bench, kind: CaptchaKind = 'blockPuzzle'): Promise<string> {
  const visitor = bench.as('anonymous');
  const { token } = await visitor.ok('getCaptcha', puzzleRequest(kind));
  await visitor.ok('checkCaptcha', answerTo(bench, token));
  return token;
}

/** Encrypts as the portal does: RSA, PKCS#1 v1.5, base64 (decision 8). */
export function encrypted(password: string): string {
  const key = `-----BEGIN PUBLIC KEY-----\n${MOCK_PUBLIC_KEY}\n-----END PUBLIC KEY-----`;
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString(
    'base64',
  );
}

/** The latest code in the outbox. */
export function lastCode(bench: Bench): string {
  const sent = must(bench.world.outbox.list()[0]);
  return sent.code;
}

/** A code that differs from this one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
