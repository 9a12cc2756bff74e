import { describe, expect, it } from 'vitest';
import {
  canVerify,
  firstState,
  reduceCaptcha,
  stateAtOpening,
  type CaptchaEvent,
  type CaptchaState,
} from '#src/parts/captcha/state.ts';
import type { Puzzle } from '#src/parts/captcha/read.ts';

const puzzle: Puzzle = {
  type: 'blockPuzzle',
  token: 't1',
  secretKey: null,
  picture: 'data:,',
  piece: 'data:,',
  words: [],
  size: { width: 330, height: 155 },
  pieceSize: { width: 47, height: 155 },
};
const words: Puzzle = { ...puzzle, type: 'clickWord', piece: null, words: ['a', 'b', 'c'] };
const pass = { token: 't1', verification: 'v' };

const run = (start: CaptchaState, ...events: CaptchaEvent[]) => events.reduce(reduceCaptcha, start);
const ready = run(firstState, { type: 'loaded', round: 1, puzzle, now: 0 });
const moving = run(ready, { type: 'grab', now: 1000 }, { type: 'drag', x: 120 });
const verifying = run(moving, { type: 'verify' });

describe('one puzzle', () => {
  it('is loaded, moved, checked and passed, with the seconds since the first touch [1§4 captcha success]', () => {
    const done = run(verifying, { type: 'passed', round: 1, pass, now: 2230 });
    expect(done.phase).toEqual({ at: 'passed', seconds: '1.23', pass });
  });
  it('turns red when the piece is in the wrong place, then loads another and says so [1§4 captcha failure]', () => {
    const failed = run(verifying, { type: 'checkFailed', round: 1, trouble: { kind: 'wrong' } });
    expect(failed.phase.at).toBe('failed');
    const next = run(failed, { type: 'load', notice: { kind: 'failed' } });
    expect(next).toMatchObject({
      phase: { at: 'loading' },
      round: 2,
      x: 0,
      startedAt: null,
      notice: { kind: 'failed' },
    });
  });
  it('is replaced at once and without blame when it had expired', () => {
    const next = run(verifying, { type: 'checkFailed', round: 1, trouble: { kind: 'expired' } });
    expect(next).toMatchObject({ phase: { at: 'loading' }, round: 2, notice: { kind: 'expired' } });
  });
  it.each(['tooOften', 'locked'] as const)('%s clears the picture and waits', (reason) => {
    const pause = { reason, until: 65_000 };
    const blocked = run(verifying, { type: 'checkFailed', round: 1, trouble: { kind: 'blocked', pause } });
    expect(blocked).toMatchObject({ phase: { at: 'blocked', ...pause }, puzzle: null });
    expect(stateAtOpening(pause).phase).toEqual({ at: 'blocked', ...pause });
    expect(stateAtOpening(null).phase).toEqual({ at: 'loading' });
  });
  it('offers a retry when it cannot be loaded', () => {
    const message = { key: 'error.network' } as const;
    const broken = run(firstState, {
      type: 'loadFailed',
      round: 1,
      trouble: { kind: 'broken', message },
    });
    expect(broken.phase).toEqual({ at: 'broken', message });
    expect(run(broken, { type: 'load' }).phase.at).toBe('loading');
  });
});

describe('late answers and second requests', () => {
  it('an answer to an earlier puzzle changes nothing', () => {
    const second = run(ready, { type: 'load' });
    expect(run(second, { type: 'loaded', round: 1, puzzle, now: 0 })).toBe(second);
    expect(run(second, { type: 'checkFailed', round: 1, trouble: { kind: 'wrong' } })).toBe(second);
  });
  it('nothing is loaded while a puzzle is loading or being checked', () => {
    expect(run(firstState, { type: 'load' })).toBe(firstState);
    expect(run(verifying, { type: 'load' })).toBe(verifying);
  });
  it('nothing can be moved while the answer is being checked', () => {
    expect(
      run(verifying, { type: 'drag', x: 5 }, { type: 'place', x: 5, now: 0 }, { type: 'grab', now: 0 }),
    ).toBe(verifying);
  });
});

describe('moving', () => {
  it('Escape puts the piece back to where the drag began', () => {
    const placed = run(
      ready,
      { type: 'place', x: 40, now: 0 },
      { type: 'grab', now: 0 },
      { type: 'drag', x: 99 },
    );
    expect(run(placed, { type: 'cancelDrag' })).toMatchObject({ x: 40, phase: { at: 'ready' } });
  });
  it('a piece at its start is no answer', () => {
    expect(canVerify(ready)).toBe(false);
    const back = run(moving, { type: 'drag', x: 0 }, { type: 'verify' });
    expect(back.phase.at).toBe('ready');
  });
});

describe('clickWord', () => {
  const loaded = run(firstState, { type: 'loaded', round: 1, puzzle: words, now: 0 });
  const click = (x: number): CaptchaEvent => ({ type: 'click', point: { x, y: 9 }, now: 0 });
  it('takes as many marks as there are words, and the last one back', () => {
    const two = run(loaded, click(1), click(2));
    expect(canVerify(two)).toBe(false);
    const three = run(two, click(3), click(4));
    expect(three.points.map(({ x }) => x)).toEqual([1, 2, 3]);
    expect(canVerify(three)).toBe(true);
    expect(run(three, { type: 'undoClick' }).points).toHaveLength(2);
  });
});
