import type { Config } from '#src/config/config.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';

export type CaptchaType = Config['captchaType'];

const PLACE = {
  blockPuzzle: { key: STORAGE.captchaSlider, prefix: 'slider-' },
  clickWord: { key: STORAGE.captchaPoint, prefix: 'point-' },
} as const satisfies Record<CaptchaType, { key: string; prefix: string }>;

/** The stored id of this browser for one kind of puzzle, made on first use (document 1 §3). */
export function captchaClientUid(type: CaptchaType): string {
  const { key, prefix } = PLACE[type];
  const stored = readStorage(key);
  if (stored?.startsWith(prefix) === true && stored.length <= 64) return stored;
  const fresh = `${prefix}${randomUuid()}`;
  writeStorage(key, fresh);
  return fresh;
}

// crypto.randomUUID exists on https only; a portal on the local network has to work as well.
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
