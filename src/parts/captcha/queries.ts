import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { captchaClientUid, type CaptchaType } from './client-uid.ts';
import { readChallenge, readPass, type Challenge } from './read.ts';

/** Asks for a puzzle (document 1 §7). Puzzles are used once, so none is cached. */
export async function getChallenge(type: CaptchaType, signal: AbortSignal): Promise<Challenge> {
  const body = { captchaType: type, clientUid: captchaClientUid(type), ts: Date.now() };
  return unwrap(api.POST('/api/n/captcha/get', { body, signal }), (sent) => readChallenge(type, sent));
}

/**
 * Has an answer checked. A pass is code 1, and no `result` that denies it.
 * @throws BusinessError with the server's code, ProtocolError when the answer is no pass
 */
export async function checkAnswer(
  challenge: Challenge,
  pointJson: string,
  signal: AbortSignal,
): Promise<void> {
  const { type, token } = challenge;
  const body = { captchaType: type, token, pointJson };
  await unwrap(api.POST('/api/n/captcha/check', { body, signal }), readPass);
}
