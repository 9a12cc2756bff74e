import type { components } from '#src/api/generated/schema.d.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { flag, list, record, text, textOrNull, type Sent } from '#src/lib/received.ts';
import type { CaptchaType } from './client-uid.ts';
import type { Challenge } from './queries.ts';

type Wire = components['schemas'];

/**
 * Reads a challenge out of an answer and checks that it can be shown.
 * @throws ProtocolError
 */
export function readChallenge(type: CaptchaType, sent: Sent<Wire['CaptchaChallenge']> | null): Challenge {
  const row = record(sent);
  const token = text(row.token);
  const picture = pngUrl(row.originalImageBase64);
  if (token === '' || picture === null) throw new ProtocolError('The puzzle cannot be read.');
  const piece = pngUrl(row.jigsawImageBase64);
  const words = list(row.wordList).map(text);
  const complete = type === 'blockPuzzle' ? piece !== null : words.length > 0 && !words.includes('');
  if (!complete) throw new ProtocolError('The puzzle is incomplete.');
  return { type, token, secretKey: textOrNull(row.secretKey), picture, piece, words };
}

/** Whether the answer to a check is a pass: code 1 alone is none. */
export function isPass(sent: Sent<Wire['CaptchaPass']> | null): boolean {
  return flag(record(sent).result) === true;
}

function pngUrl(sent: unknown): string | null {
  const base64 = text(sent);
  if (base64 === '') return null;
  return base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`;
}
