import { use, useEffect, useEffectEvent, useReducer } from 'react';
import { puzzleText, sealAnswer, wordsText } from './answer.ts';
import type { CaptchaType } from './client-uid.ts';
import { checkTrouble, loadTrouble } from './outcome.ts';
import { loadPictures, type Puzzle } from './pictures.ts';
import { endPause, notePause, runningPause, type BlockReason, type Pause } from './pause.ts';
import { checkAnswer, getChallenge } from './queries.ts';
import { ResultPause } from './result-pause.ts';
import {
  hasBegun,
  reduceCaptcha,
  stateAtOpening,
  type CaptchaEvent,
  type CaptchaPass,
  type CaptchaState,
} from './state.ts';

/** A puzzle lives 120 s on the server; an idle one is replaced a little earlier. */
const REPLACE_AFTER_MS = 110_000;

/**
 * Runs one dialog: loads a puzzle at once, sends the answer, shows a result for about a second, replaces puzzles that
 * failed or grow old. At most one request is on its way; closing the dialog ends it.
 */
export function useCaptchaMachine(
  type: CaptchaType,
  onPass: (pass: CaptchaPass) => void,
): { state: CaptchaState; send: (event: CaptchaEvent) => void } {
  const [state, send] = useReducer(reduceCaptcha, null, () => stateAtOpening(runningPause(Date.now())));
  const { phase, round, puzzle, loadedAt } = state;
  const at = phase.at;

  useEffect(() => {
    if (at !== 'loading') return undefined;
    const cancel = new AbortController();
    getPuzzle(type, cancel.signal).then(
      (loaded) => {
        endPause();
        send({ type: 'loaded', round, puzzle: loaded, now: Date.now() });
      },
      (error: unknown) => {
        if (!cancel.signal.aborted)
          send({ type: 'loadFailed', round, trouble: loadTrouble(error, pauseNow) });
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
          send({ type: 'checkFailed', round, trouble: checkTrouble(error, pauseNow) });
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

function pauseNow(reason: BlockReason): Pause {
  return notePause(reason, Date.now());
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
