import { use, useEffect, useEffectEvent, useReducer, createContext } from 'react';
import { unwrap, api } from '#src/api/client.ts';
import { CAPTCHA_RESULT_MS } from '#src/lib/limits.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import * as outcome from './outcome.ts';
import { hasBegun, reduceCaptcha, stateAtOpening, type CaptchaPass } from './state.ts';
import {
  readChallenge,
  readPass,
  type Challenge,
  type CaptchaType,
  captchaClientUid,
  loadPictures,
  type Puzzle,
} from './read.ts';
import { PIECE_Y, type Point } from './geometry.ts';

/** Duration of the result, ms; shorter in tests. */
export const ResultPause = createContext(CAPTCHA_RESULT_MS);

/** The server keeps a puzzle for 120 s; an idle one is replaced earlier. */
const REPLACE_AFTER_MS = 110_000;

/** One request at a time; unmounting aborts it. */
export function useCaptchaMachine(type: CaptchaType, onPass: (pass: CaptchaPass) => void) {
  const [state, send] = useReducer(reduceCaptcha, null, () =>
    stateAtOpening(outcome.runningPause(Date.now())),
  );
  const { phase, round, puzzle, loadedAt } = state;
  const at = phase.at;

  useEffect(() => {
    if (at !== 'loading') return undefined;
    const cancel = new AbortController();
    getPuzzle(type, cancel.signal).then(
      (loaded) => {
        outcome.endPause();
        send({ type: 'loaded', round, puzzle: loaded, now: Date.now() });
      },
      (error: unknown) => {
        if (!cancel.signal.aborted)
          send({ type: 'loadFailed', round, trouble: outcome.loadTrouble(error, pauseNow) });
      },
    );
    return () => cancel.abort();
  }, [at, round, type]);

  const answerText = useEffectEvent((solved: Puzzle) =>
    solved.type === 'blockPuzzle' ? puzzleText(state.x) : wordsText(state.points),
  );
  useEffect(() => {
    if (at !== 'verifying' || puzzle === null) return undefined;
    const cancel = new AbortController();
    checkText(puzzle, answerText(puzzle), cancel.signal).then(
      (pass) => send({ type: 'passed', round, pass, now: Date.now() }),
      (error: unknown) => {
        if (!cancel.signal.aborted)
          send({ type: 'checkFailed', round, trouble: outcome.checkTrouble(error, pauseNow) });
      },
    );
    return () => cancel.abort();
  }, [at, round, puzzle]);

  const pause = use(ResultPause);
  const afterResult = useEffectEvent(() => {
    if (phase.at === 'passed') onPass(phase.pass);
    if (phase.at === 'failed') send({ type: 'load', notice: { kind: 'failed' } });
  });
  useEffect(() => {
    if (at !== 'passed' && at !== 'failed') return undefined;
    const timer = setTimeout(() => afterResult(), pause);
    return () => clearTimeout(timer);
  }, [at, pause]);

  const replace = useEffectEvent(() => {
    send({ type: 'load', notice: hasBegun(state) ? { kind: 'expired' } : null });
  });
  useEffect(() => {
    if (at !== 'ready') return undefined;
    const timer = setTimeout(() => replace(), Math.max(0, loadedAt + REPLACE_AFTER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [at, loadedAt]);

  return { state, send };
}

function pauseNow(reason: outcome.BlockReason): outcome.Pause {
  return outcome.notePause(reason, Date.now());
}

async function getPuzzle(type: CaptchaType, signal: AbortSignal): Promise<Puzzle> {
  return loadPictures(await getChallenge(type, signal));
}

async function checkText(puzzle: Puzzle, text: string, signal: AbortSignal): Promise<CaptchaPass> {
  const { token, secretKey } = puzzle;
  const { pointJson, verification } = await sealAnswer(text, token, secretKey);
  await checkAnswer(puzzle, pointJson, signal);
  return { token, verification };
}

/** document 1 §7. Not cached: a puzzle can be used once. */
async function getChallenge(type: CaptchaType, signal: AbortSignal): Promise<Challenge> {
  const body = { captchaType: type, clientUid: captchaClientUid(type), ts: Date.now() };
  return unwrap(api.POST('/api/n/captcha/get', { body, signal }), (sent) => readChallenge(type, sent));
}

async function checkAnswer(challenge: Challenge, pointJson: string, signal: AbortSignal): Promise<void> {
  const { type, token } = challenge;
  const body = { captchaType: type, token, pointJson };
  await unwrap(api.POST('/api/n/captcha/check', { body, signal }), readPass);
}

/** No spaces: AJ-Captcha's parser fails on them. */
export function puzzleText(x: number): string {
  return JSON.stringify({ x: Math.round(x), y: PIECE_Y });
}

export function wordsText(points: readonly Point[]): string {
  return JSON.stringify(points.map(({ x, y }) => ({ x, y })));
}

/** The encrypted answer, and the text for servers with a second verification. Without a key (AJ-Captcha) both stay plain. */
export async function sealAnswer(text: string, token: string, secretKey: string | null) {
  const second = `${token}---${text}`;
  if (secretKey === null || secretKey === '') return { pointJson: text, verification: second };
  const { encryptAes } = await loadChunk(() => import('./cipher.ts'));
  return { pointJson: encryptAes(text, secretKey), verification: encryptAes(second, secretKey) };
}
