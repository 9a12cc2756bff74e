import type { ErrorText } from '#src/i18n/error-text.ts';
import type { Trouble, Pause } from './outcome.ts';
import type { Point } from './geometry.ts';
import type { Puzzle } from './read.ts';

export interface CaptchaPass {
  token: string;
  /** AJ-Captcha's second verification string, for servers that expect it instead of the token. */
  verification: string;
}

export type Notice = { kind: 'expired' } | { kind: 'failed' } | { kind: 'broken'; message: ErrorText } | null;

export type Phase =
  | { at: 'loading' }
  | { at: 'ready' }
  | { at: 'moving'; from: number }
  | { at: 'verifying' }
  | { at: 'passed'; seconds: string; pass: CaptchaPass }
  | { at: 'failed' }
  /** Unix ms. */
  | ({ at: 'blocked' } & Pause)
  | { at: 'broken'; message: ErrorText };

export interface CaptchaState {
  phase: Phase;
  /** Number of the puzzle; late responses to an earlier one are ignored. */
  round: number;
  /** The previous one while the next is loading. */
  puzzle: Puzzle | null;
  /** Unix ms. */
  loadedAt: number;
  /** Left edge of the piece, whole bitmap pixels. */
  x: number;
  points: readonly Point[];
  /** Unix ms. */
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
 * Initial state of the dialog.
 * @param pause remaining pause required by the server
 */
export function stateAtOpening(pause: Pause | null): CaptchaState {
  return pause === null ? firstState : blocked(firstState, pause);
}

/** Reducer. Events that do not match the phase or arrive late are ignored. */
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
      // A piece dragged back to its start is no answer.
      return state.phase.at === 'moving' ? { ...state, phase: { at: 'ready' } } : state;
    case 'drag':
    case 'drop':
    case 'cancelDrag':
      return state.phase.at === 'moving' ? afterDrag(state, state.phase.from, event) : state;
    default:
      return state.phase.at === 'ready' ? afterTouch(state, event) : state;
  }
}

export function canVerify({ phase, puzzle, x, points }: CaptchaState): boolean {
  if (puzzle === null || (phase.at !== 'ready' && phase.at !== 'moving')) return false;
  return puzzle.type === 'blockPuzzle' ? x > 0 : points.length >= puzzle.words.length;
}

export function hasBegun({ x, points }: CaptchaState): boolean {
  return x > 0 || points.length > 0;
}

function loadNext(state: CaptchaState, notice: Notice): CaptchaState {
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
      // The server may have consumed the puzzle, so a new one is loaded.
      return next(state, { kind: 'broken', message: trouble.message });
  }
}

/** "Too often" and "locked" hide the pictures (document 1 §7). */
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

function elapsed(startedAt: number | null, now: number): string {
  return ((now - (startedAt ?? now)) / 1000).toFixed(2);
}
