import type { Wire } from '#src/api/wire.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { truncated, flag, list, record, text, textOrNull, type Sent } from '#src/lib/received.ts';
import type { Config } from '#src/config/schema.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import { randomUuid } from '#src/lib/uuid.ts';
import type { Size } from './geometry.ts';

export type Challenge = ReturnType<typeof readChallenge>;

/** Maximum base64 length of a picture (openapi/captcha.yaml). */
const PICTURE_MAX = 2_000_000;

/**
 * Parses and validates a challenge: data URLs, `piece` null for clickWord; `words` in the order to click, none for blockPuzzle.
 * @throws ProtocolError
 */
export function readChallenge(type: CaptchaType, sent: Sent<Wire['CaptchaChallenge']> | null) {
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

/** Code 1 means passed (document 1 §4), but AJ-Captcha core's `result` may be false. @throws ProtocolError if not passed */
export function readPass(sent: Sent<Wire['CaptchaPass']> | null): void {
  const { result: value } = record(sent);
  if (value != null && flag(value) !== true)
    throw new ProtocolError('The check was not passed.', { drift: { pointer: '/result', value } });
}

function pngUrl(sent: unknown): string | null {
  const base64 = truncated(sent, PICTURE_MAX).trim();
  if (base64 === '') return null;
  return base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`;
}

export type CaptchaType = Config['captchaType'];

const PLACE = {
  blockPuzzle: { key: STORAGE.captchaSlider, prefix: 'slider-' },
  clickWord: { key: STORAGE.captchaPoint, prefix: 'point-' },
} as const satisfies Record<CaptchaType, { key: string; prefix: string }>;

/** Stored per kind of puzzle, created on first use (document 1 §3). */
export function captchaClientUid(type: CaptchaType): string {
  const { key, prefix } = PLACE[type];
  const stored = readStorage(key);
  if (stored?.startsWith(prefix) === true && stored.length <= 64) return stored;
  const fresh = `${prefix}${randomUuid()}`;
  writeStorage(key, fresh);
  return fresh;
}

/** With decoded pictures and their own sizes: servers differ (310 or 330 px wide). */
export interface Puzzle extends Challenge {
  size: Size;
  pieceSize: Size;
}

/** Decodes the pictures first, so that a broken one is a failed load and nothing flickers. @throws ProtocolError */
export async function loadPictures(challenge: Challenge): Promise<Puzzle> {
  const [size, pieceSize] = await Promise.all([
    measure(challenge.picture),
    challenge.piece === null ? { width: 0, height: 0 } : measure(challenge.piece),
  ]);
  return { ...challenge, size, pieceSize };
}

async function measure(source: string): Promise<Size> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
  } catch (cause) {
    throw new ProtocolError('The picture of the puzzle is broken.', { cause });
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}
