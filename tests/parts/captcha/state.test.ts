import { describe, expect, it } from 'vitest';
import {
  canVerify,
  firstState,
  reduceCaptcha,
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

const run = (start: CaptchaState, ...events: CaptchaEvent[]) => events.reduce(reduceCaptcha, start);
const ready = run(firstState, { type: 'loaded', round: 1, puzzle, now: 0 });
const moving = run(ready, { type: 'grab', now: 1000 }, { type: 'drag', x: 120 });
const verifying = run(moving, { type: 'verify' });

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

const loaded = run(firstState, { type: 'loaded', round: 1, puzzle: words, now: 0 });
const click = (x: number): CaptchaEvent => ({ type: 'click', point: { x, y: 9 }, now: 0 });
it('clickWord takes as many marks as there are words, and the last one back', () => {
  const two = run(loaded, click(1), click(2));
  expect(canVerify(two)).toBe(false);
  const three = run(two, click(3), click(4));
  expect(three.points.map(({ x }) => x)).toEqual([1, 2, 3]);
  expect(canVerify(three)).toBe(true);
  expect(run(three, { type: 'undoClick' }).points).toHaveLength(2);
});
