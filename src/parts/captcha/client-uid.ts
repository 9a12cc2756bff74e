import type { Config } from '#src/config/schema.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import { randomUuid } from '#src/lib/uuid.ts';

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
