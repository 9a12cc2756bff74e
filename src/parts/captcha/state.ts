import type { ErrorText } from '#src/i18n/error-text.ts';
import type { Trouble } from './outcome.ts';
import type { Pause } from './pause.ts';
import type { Point } from './geometry.ts';
import type { Puzzle } from './pictures.ts';

/** What a passed captcha is worth. */
export interface CaptchaPass {
  /** Token of the passed puzzle, which the documented calls take. */
  token: string;
  /** AJ-Captcha's second verification text, for servers that want it in place of the token. */
  verification: string;
}

/** What is said beside a picture that replaced another one. */
export type Notice = { kind: 'expired' } | { kind: 'failed' } | { kind: 'broken'; message: ErrorText } | null;

export type Phase =
  | { at: 'loading' }
  | { at: 'ready' }
  /** Something is being dragged. */
  | { at: 'moving'; from: number }
  | { at: 'verifying' }
  | { at: 'passed'; seconds: string; pass: CaptchaPass }
  | { at: 'failed' }
  /** The server wants a pause until this moment, ms since 1970. */
  | ({ at: 'blocked' } & Pause)
  | { at: 'broken'; message: ErrorText };

/** The whole dialog. */
export interface CaptchaState {
  phase: Phase;
  /** Number of the puzzle. Answers that belong to an earlier one come too late and are ignored. */
  round: number;
  /** The picture that is shown; while the next one loads, still the last one. */
  puzzle: Puzzle | null;
  /** When that picture came, ms since 1970. */
  loadedAt: number;
  /** Left edge of the piece, whole pixels of the bitmap. */
  x: number;
  /** Clicked places, for clickWord. */
  points: readonly Point[];
  /** When the person began to solve this puzzle, ms since 1970. */
  startedAt: number | null;
  notice: Notice;
}

export type CaptchaEvent =
  | { type: 'load'; notice?: Notice }
  | { type: 'loaded'; round: number; puzzle: Puzzle; now: number }
  | { type: 'loadFailed'; round: number; trouble: Trouble }
  | { type: 'grab'; now: number }
  | { type: 'drag'; x: number }
  | { type: 'drop' }
  | { type: 'cancelDrag' }
  | { type: 'place'; x: number; now: number }
  | { type: 'click'; point: Point; now: number }
  | { type: 'undoClick' }
  | { type: 'verify' }
  | { type: 'passed'; round: number; pass: CaptchaPass; now: number }
  | { type: 'checkFailed'; round: number; trouble: Trouble };

/** A dialog that is about to load its first puzzle. */
export const firstState: CaptchaState = {
  phase: { at: 'loading' },
  round: 1,
  puzzle: null,
  loadedAt: 0,
  x: 0,
  points: [],
  startedAt: null,
  notice: null,
};

/**
 * How a dialog begins: in the pause that the server wants, or loading.
 * @param pause what still runs of it
 */
export function stateAtOpening(pause: Pause | null): CaptchaState {
  return pause === null ? firstState : blocked(firstState, pause);
}

/** The next state. An event that does not fit the present phase, or comes too late, changes nothing. */
export function reduceCaptcha(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'load':
      return loadNext(state, event.notice ?? null);
    case 'loaded':
      if (event.round !== state.round || state.phase.at !== 'loading') return state;
      return { ...state, phase: { at: 'ready' }, puzzle: event.puzzle, loadedAt: event.now };
    case 'loadFailed':
      if (event.round !== state.round || state.phase.at !== 'loading') return state;
      return afterLoadTrouble(state, event.trouble);
    case 'checkFailed':
      if (event.round !== state.round || state.phase.at !== 'verifying') return state;
      return afterCheckTrouble(state, event.trouble);
    case 'passed':
      if (event.round !== state.round || state.phase.at !== 'verifying') return state;
      return {
        ...state,
        phase: { at: 'passed', seconds: elapsed(state.startedAt, event.now), pass: event.pass },
      };
    case 'verify':
      if (canVerify(state)) return { ...state, phase: { at: 'verifying' }, notice: null };
      // A piece that was dragged back to its start is no answer.
      return state.phase.at === 'moving' ? { ...state, phase: { at: 'ready' } } : state;
    case 'drag':
    case 'drop':
    case 'cancelDrag':
      return state.phase.at === 'moving' ? afterDrag(state, state.phase.from, event) : state;
    default:
      return state.phase.at === 'ready' ? afterTouch(state, event) : state;
  }
}

/** Whether there is an answer that can be sent. */
export function canVerify({ phase, puzzle, x, points }: CaptchaState): boolean {
  if (puzzle === null || (phase.at !== 'ready' && phase.at !== 'moving')) return false;
  return puzzle.type === 'blockPuzzle' ? x > 0 : points.length >= puzzle.words.length;
}

/** Whether the person has begun: a new picture then needs a word. */
export function hasBegun({ x, points }: CaptchaState): boolean {
  return x > 0 || points.length > 0;
}

function loadNext(state: CaptchaState, notice: Notice): CaptchaState {
  // One request at a time; a pause is waited for.
  if (state.phase.at === 'loading' || state.phase.at === 'verifying') return state;
  return next(state, notice);
}

function next(state: CaptchaState, notice: Notice): CaptchaState {
  return { ...firstState, round: state.round + 1, puzzle: state.puzzle, notice };
}

function afterLoadTrouble(state: CaptchaState, trouble: Trouble): CaptchaState {
  if (trouble.kind === 'blocked') return blocked(state, trouble.pause);
  const message: ErrorText = trouble.kind === 'broken' ? trouble.message : { key: 'captcha.loadFail' };
  return { ...state, phase: { at: 'broken', message }, puzzle: null, notice: null };
}

function afterCheckTrouble(state: CaptchaState, trouble: Trouble): CaptchaState {
  switch (trouble.kind) {
    case 'wrong':
      return { ...state, phase: { at: 'failed' } };
    case 'expired':
      return next(state, { kind: 'expired' });
    case 'blocked':
      return blocked(state, trouble.pause);
    case 'broken':
      // Nobody knows whether the puzzle is spent, so there is a new one.
      return next(state, { kind: 'broken', message: trouble.message });
  }
}

/** "Too often" and "locked" take the pictures away (document 1 §7). */
function blocked(state: CaptchaState, pause: Pause): CaptchaState {
  return { ...state, phase: { at: 'blocked', ...pause }, puzzle: null, x: 0, points: [], notice: null };
}

function afterDrag(
  state: CaptchaState,
  from: number,
  event: Extract<CaptchaEvent, { type: 'drag' | 'drop' | 'cancelDrag' }>,
): CaptchaState {
  if (event.type === 'drag') return { ...state, x: event.x };
  return { ...state, phase: { at: 'ready' }, x: event.type === 'drop' ? state.x : from };
}

function afterTouch(
  state: CaptchaState,
  event: Extract<CaptchaEvent, { type: 'grab' | 'place' | 'click' | 'undoClick' }>,
): CaptchaState {
  if (event.type === 'undoClick') return { ...state, points: state.points.slice(0, -1) };
  const begun: CaptchaState = { ...state, startedAt: state.startedAt ?? event.now, notice: null };
  switch (event.type) {
    case 'grab':
      return { ...begun, phase: { at: 'moving', from: state.x } };
    case 'place':
      return { ...begun, x: event.x };
    case 'click': {
      const room = state.points.length < (state.puzzle?.words.length ?? 0);
      return room ? { ...begun, points: [...state.points, event.point] } : state;
    }
  }
}

/** Seconds with two decimals, as users of this captcha know them. */
function elapsed(startedAt: number | null, now: number): string {
  return ((now - (startedAt ?? now)) / 1000).toFixed(2);
}
