/** Compatible with AJ-Captcha on the wire (document 1 §4, §7; decision 7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { CIPHER_MAX, ID_MAX, CAPTCHA_WIDTH } from '#src/lib/limits.ts';
import {
  judgePuzzle,
  judgeWords,
  type Verdict,
  captchaVerification,
  decryptPoint,
} from '../../captcha/judge.ts';
import type { Captcha, World } from '../../world/entities.ts';
import { NOBODY, noteFailure, refusalOfCheck, refusalOfGet } from '../../domain/captcha-limits.ts';
import { ok, type Handlers, refuse, type Localised, type Text } from '../handler.ts';
import { PASS_LIFETIME_MS } from '../shared/sign-in.ts';
import { line, enumValue, optional, readForm } from '../shared/form.ts';
import { drawPuzzle, drawWordPuzzle } from '../../captcha/puzzle.ts';
import { toBase64 } from '../../lib/bytes.ts';
import { hash, rng } from '../../lib/random.ts';
import type { Language } from '../../domain/language.ts';
import { LruCache } from '../../domain/derived.ts';

const CHALLENGE_LIFETIME_MS = 120_000;
/** AJ-Captcha's own picture width, used with the setting `captchaSize` = '310'. */
const AJ_WIDTH = 310;
const KEY_LENGTH = 16;
const KEY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Expired challenges deleted per new one, which bounds both their number and the time. */
const EXPIRED_PER_REQUEST = 4;

/** Pictures per World, selected by the token and reused, since drawing takes milliseconds. */
const PICTURES_PER_WORLD = 64;
/** Cached pictures, about 25 kB each. */
const PICTURE_CACHE_SIZE = 256;

interface Drawn {
  readonly original: string;
  readonly piece: string | null;
  readonly words: readonly string[];
  readonly points: readonly Captcha['points'][number][];
}

const stock = new LruCache<Drawn>(PICTURE_CACHE_SIZE);

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
  for (let i = 0; i < EXPIRED_PER_REQUEST; i += 1) {
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
function createChallenge(
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
  const pictureSeed = `${seed}:${hash(token) % PICTURES_PER_WORLD}`;
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

/** AJ-Captcha's codes as numbers; its generic failure 0001 is 0, since 1 means success. */
const CODES = {
  0: { zh: '验证出错，请重试', en: 'The check failed. Try again.' },
  6110: { zh: '验证码已失效，请重新获取', en: 'The puzzle has expired. Get a new one.' },
  6111: { zh: '验证失败', en: 'The piece is not in its place.' },
  6201: { zh: '获取验证码过于频繁，请稍后再试', en: 'Too many puzzles were asked for. Try again later.' },
  6202: { zh: '验证失败次数过多，请稍后再试', en: 'Too many wrong answers. Try again later.' },
  6204: { zh: '校验过于频繁，请稍后再试', en: 'Too many checks. Try again later.' },
} as const satisfies Record<number, Text>;

/** Malformed requests are refused before the rate limits count them. */
const named = (max: number) => line({ label: CODES[0], max, missing: CODES[0], wrongLength: CODES[0] });
const captchaType = enumValue<Captcha['kind']>(CODES[0]);
const clientUid = optional(named(ID_MAX));
const token = named(ID_MAX);
const pointJson = named(CIPHER_MAX);

function refuseWith(call: Localised, code: keyof typeof CODES): never {
  return refuse(call, CODES[code], code);
}

function judge(captcha: Captcha, pointText: string): Verdict {
  const [first] = captcha.points;
  if (captcha.kind === 'clickWord') return judgeWords(pointText, captcha.points);
  return first === undefined ? 'wrong' : judgePuzzle(pointText, first);
}

export const captchaHandlers = {
  getCaptcha: (call) => {
    const { world, body, language } = call;
    const form = readForm(call, body, { captchaType, clientUid });
    const client = form.clientUid ?? NOBODY;
    const refusal = refusalOfGet(world, client);
    if (refusal !== null) return refuseWith(call, refusal);
    const { captcha, original, piece } = createChallenge(world, form.captchaType, client, language);
    return ok({
      captchaType: null,
      token: captcha.id,
      secretKey: captcha.secretKey === '' ? null : captcha.secretKey,
      originalImageBase64: original,
      jigsawImageBase64: piece,
      wordList: captcha.words.length === 0 ? null : captcha.words,
      pointJson: null,
      result: false,
      code: null,
      repMsg: null,
    });
  },

  /** Order of AJ-Captcha: rate limit, token (consumed by the first check), decryption, comparison. */
  checkCaptcha: (call) => {
    const { world, body } = call;
    const form = readForm(call, body, { captchaType, clientUid, token, pointJson });
    const { captchas } = world.store;
    const captcha = captchas.get(form.token);
    const client = captcha?.clientUid ?? form.clientUid ?? NOBODY;
    const refusal = refusalOfCheck(world, client);
    if (refusal !== null) return refuseWith(call, refusal);
    const now = world.clock.now();
    const isOpen = captcha !== undefined && captcha.checkedAt === null && now < captcha.expiresAt;
    if (!isOpen || captcha.kind !== form.captchaType) return refuseWith(call, 6110);

    captchas.update(captcha.id, { checkedAt: now });
    const pointText = decryptPoint(form.pointJson, captcha.secretKey);
    const verdict = pointText === null ? 'malformed' : judge(captcha, pointText);
    if (pointText === null || verdict !== 'pass') {
      noteFailure(world, client);
      return refuseWith(call, verdict === 'wrong' ? 6111 : 0);
    }
    captchas.update(captcha.id, {
      verification: captchaVerification(captcha.id, pointText, captcha.secretKey),
      verifiedUntil: now + PASS_LIFETIME_MS,
    });
    return ok({
      captchaType: captcha.kind,
      token: captcha.id,
      pointJson: form.pointJson,
      result: true,
      secretKey: null,
      originalImageBase64: null,
      jigsawImageBase64: null,
      wordList: null,
      code: null,
      repMsg: null,
    });
  },
} satisfies Handlers<OperationsOf<'captcha'>>;
