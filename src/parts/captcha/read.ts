import type { components } from '#src/api/generated/schema.d.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { cut, flag, list, record, text, textOrNull, type Sent } from '#src/lib/received.ts';
import type { CaptchaType } from './client-uid.ts';

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

type Wire = components['schemas'];

/** Longest picture of a puzzle, base64 (openapi/captcha.yaml). */
const PICTURE_MAX = 2_000_000;

/**
 * Reads a challenge out of an answer and checks that it can be shown.
 * @throws ProtocolError
 */
export function readChallenge(type: CaptchaType, sent: Sent<Wire['CaptchaChallenge']> | null): Challenge {
  const row = record(sent);
  const token = text(row.token);
  const picture = pngUrl(row.originalImageBase64);
  if (token === '' || picture === null) {
    throw new ProtocolError('The puzzle cannot be read.', { drift: { pointer: '', value: sent } });
  }
  const piece = pngUrl(row.jigsawImageBase64);
  const words = list(row.wordList).map(text);
  const complete = type === 'blockPuzzle' ? piece !== null : words.length > 0 && !words.includes('');
  if (!complete)
    throw new ProtocolError('The puzzle is incomplete.', { drift: { pointer: '', value: sent } });
  return { type, token, secretKey: textOrNull(row.secretKey), picture, piece, words };
}

/**
 * Takes the answer to a check for a pass. Code 1 is one (document 1 §4); the `result` that an AJ-Captcha core adds may deny it.
 * @throws ProtocolError when it is no pass
 */
export function readPass(sent: Sent<Wire['CaptchaPass']> | null): void {
  const { result: value } = record(sent);
  if (value != null && flag(value) !== true)
    throw new ProtocolError('The check was not passed.', { drift: { pointer: '/result', value } });
}

function pngUrl(sent: unknown): string | null {
  const base64 = cut(sent, PICTURE_MAX).trim();
  if (base64 === '') return null;
  return base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`;
}
