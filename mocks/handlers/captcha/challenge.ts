/** Making a puzzle: picture, answer, key (notes: captcha, envelopes and crypto). */
import { CAPTCHA_WIDTH } from '#src/lib/limits.ts';
import { drawPuzzle } from '../../captcha/puzzle.ts';
import { drawWordPuzzle } from '../../captcha/word-puzzle.ts';
import { toBase64 } from '../../lib/bytes.ts';
import { hash, rng } from '../../lib/random.ts';
import type { Captcha } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { PASS_LIFETIME_MS } from '../shared/captcha-pass.ts';
import type { Language } from '../../domain/language.ts';
import { Recent } from '../shared/recent.ts';

/** A puzzle can be tried this long, ms. */
export const CHALLENGE_LIFETIME_MS = 120_000;
/** AJ-Captcha's own picture width, with the setting `captchaSize` at '310'. */
const AJ_WIDTH = 310;
const KEY_LENGTH = 16;
const KEY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Old puzzles that one new one clears away: enough to keep up, and no pause. */
const SWEPT_AT_ONCE = 4;

/**
 * Pictures of a World; a token picks one. Drawing costs milliseconds, so each is drawn once, like the stock of pictures
 * that a real server has.
 */
const STOCK = 64;
/** Pictures in memory, about 25 kB each. */
const KEPT = 256;

interface Drawn {
  readonly original: string;
  readonly piece: string | null;
  readonly words: readonly string[];
  readonly points: readonly Captcha['points'][number][];
}

const stock = new Recent<Drawn>(KEPT);

function draw(kind: Captcha['kind'], seed: string, width: number, language: Language): Drawn {
  if (kind === 'clickWord') {
    const { original, wordList, points } = drawWordPuzzle({
      seed,
      width,
      script: language === 'en' ? 'latin' : 'han',
    });
    return { original: toBase64(original), piece: null, words: wordList, points };
  }
  const { original, piece, x, y } = drawPuzzle({ seed, width });
  return { original: toBase64(original), piece: toBase64(piece), words: [], points: [{ x, y }] };
}

/** Removes puzzles whose time and whose pass are over, oldest first. */
function sweep({ store, clock }: World): void {
  const before = clock.now() - CHALLENGE_LIFETIME_MS - PASS_LIFETIME_MS;
  for (let i = 0; i < SWEPT_AT_ONCE; i += 1) {
    const oldest = store.captchas.find(() => true);
    if (oldest === undefined || oldest.createdAt >= before) return;
    store.captchas.remove(oldest.id);
  }
}

export interface Challenge {
  readonly captcha: Captcha;
  readonly original: string;
  readonly piece: string | null;
}

/**
 * Draws and stores a puzzle. Pictures are base64 of a PNG. The setting `captchaKey` at '0' leaves the key out, as
 * servers with encryption switched off do.
 */
export function createChallenge(
  world: World,
  kind: Captcha['kind'],
  clientUid: string,
  language: Language,
): Challenge {
  const { store, clock, ids, seed } = world;
  sweep(world);
  const token = ids.token('captcha');
  const width = store.settings.get('captchaSize')?.value === String(AJ_WIDTH) ? AJ_WIDTH : CAPTCHA_WIDTH;
  const isPlain = store.settings.get('captchaKey')?.value === '0';
  const pictureSeed = `${seed}:${hash(token) % STOCK}`;
  const drawn = stock.get([kind, width, language, pictureSeed].join(' '), () =>
    draw(kind, pictureSeed, width, language),
  );
  const { original, piece, words, points } = drawn;
  const captcha = store.captchas.put({
    id: token,
    kind,
    clientUid,
    secretKey: isPlain ? '' : rng(`captcha-key:${seed}:${token}`).text(KEY_LENGTH, KEY_ALPHABET),
    points: points.map((point) => ({ ...point })),
    words: [...words],
    createdAt: clock.now(),
    expiresAt: clock.now() + CHALLENGE_LIFETIME_MS,
    checkedAt: null,
    verification: null,
    verifiedUntil: null,
  });
  return { captcha, original, piece };
}
