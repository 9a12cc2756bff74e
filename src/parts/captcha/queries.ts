import * as v from 'valibot';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { captchaClientUid, type CaptchaType } from './client-uid.ts';

/** A puzzle as the dialog needs it. */
export interface Challenge {
  type: CaptchaType;
  token: string;
  secretKey: string | null;
  /** Addresses of the pictures (`data:`); the piece is null for clickWord. */
  picture: string;
  piece: string | null;
  /** Words to click in this order; empty for blockPuzzle. */
  words: readonly string[];
}

const filled = v.pipe(v.string(), v.minLength(1));
const challengeSchema = v.object({
  token: filled,
  secretKey: v.nullish(v.string(), null),
  originalImageBase64: filled,
  jigsawImageBase64: v.nullish(v.string(), null),
  wordList: v.nullish(v.array(v.string()), []),
});

/**
 * Reads a challenge out of an answer and checks that it can be shown.
 * @throws ProtocolError
 */
export function readChallenge(type: CaptchaType, data: unknown): Challenge {
  const result = v.safeParse(challengeSchema, data);
  if (!result.success) throw new ProtocolError('The puzzle cannot be read.');
  const { token, secretKey, originalImageBase64, jigsawImageBase64, wordList } = result.output;
  const piece = jigsawImageBase64 === null || jigsawImageBase64 === '' ? null : pngUrl(jigsawImageBase64);
  if (type === 'blockPuzzle' ? piece === null : wordList.length === 0) {
    throw new ProtocolError('The puzzle is incomplete.');
  }
  return { type, token, secretKey, picture: pngUrl(originalImageBase64), piece, words: wordList };
}

/** Asks for a puzzle (document 1 §7). Puzzles are used once, so none is cached. */
export async function getChallenge(type: CaptchaType, signal: AbortSignal): Promise<Challenge> {
  const body = { captchaType: type, clientUid: captchaClientUid(type), ts: Date.now() };
  return readChallenge(type, await unwrap(api.POST('/api/n/captcha/get', { body, signal })));
}

/**
 * Has an answer checked. A pass is code 1 with `result: true`.
 * @throws BusinessError with the server's code, ProtocolError when the answer is no pass
 */
export async function checkAnswer(
  challenge: Challenge,
  pointJson: string,
  signal: AbortSignal,
): Promise<void> {
  const { type, token } = challenge;
  const body = { captchaType: type, token, pointJson };
  const data: { result?: unknown } | null = await unwrap(api.POST('/api/n/captcha/check', { body, signal }));
  if (data?.result !== true) throw new ProtocolError('The check was not passed.');
}

function pngUrl(base64: string): string {
  return base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`;
}
