import { CAPTCHA_WIDTH } from '#src/lib/limits.ts';
import { drawPuzzle } from '../../captcha/puzzle.ts';
import { drawWordPuzzle } from '../../captcha/word-puzzle.ts';
import { toBase64 } from '../../lib/bytes.ts';
import { hash, rng } from '../../lib/random.ts';
import type { Captcha } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { PASS_LIFETIME_MS } from '../shared/captcha-pass.ts';
import type { Language } from '../../domain/language.ts';
import { Recent } from '../../domain/derived.ts';

const CHALLENGE_LIFETIME_MS = 120_000;
/** AJ-Captcha's own picture width, used with the setting `captchaSize` = '310'. */
const AJ_WIDTH = 310;
const KEY_LENGTH = 16;
const KEY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Expired challenges deleted per new one, which bounds both their number and the time. */
const SWEPT_AT_ONCE = 4;

/** Pictures per World, selected by the token and reused, since drawing takes milliseconds. */
const STOCK = 64;
/** Cached pictures, about 25 kB each. */
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

function sweep({ store, clock }: World): void {
  const before = clock.now() - CHALLENGE_LIFETIME_MS - PASS_LIFETIME_MS;
  for (let i = 0; i < SWEPT_AT_ONCE; i += 1) {
    const oldest = store.captchas.find(() => true);
    if (oldest === undefined || oldest.createdAt >= before) return;
    store.captchas.remove(oldest.id);
  }
}

interface Challenge {
  readonly captcha: Captcha;
  readonly original: string;
  readonly piece: string | null;
}

/** With base64 PNG pictures; without a key if the setting `captchaKey` is '0', like servers with encryption disabled. */
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
