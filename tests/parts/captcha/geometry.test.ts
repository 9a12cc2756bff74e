import { describe, expect, it } from 'vitest';
import { clampX, clickedPoint, draggedX, farthest, keyedX, tappedX } from '#src/parts/captcha/geometry.ts';

const picture = { width: 330, height: 155 };
const piece = { width: 47, height: 155 };

describe('positions are counted in pixels of the bitmap (decision 7)', () => {
  it('a drag of the whole shown width is the whole bitmap, whatever its size', () => {
    expect(draggedX(0, 100, 330 / 330, 283)).toBe(100);
    // AJ's own pictures are 310 wide and shown at 330.
    expect(draggedX(0, 165, 310 / 330, 263)).toBe(155);
    // On a phone the picture is smaller than its bitmap.
    expect(draggedX(0, 150, 330 / 300, 283)).toBe(165);
  });
  it('goes on from where the piece was, and never outside the picture', () => {
    expect(draggedX(50, -20, 1, 283)).toBe(30);
    expect(draggedX(50, -500, 1, 283)).toBe(0);
    expect(draggedX(50, 900, 1, farthest(picture, piece))).toBe(283);
  });
  it('is a whole number, because the server cuts decimals off', () => {
    expect(clampX(140.9, 283)).toBe(141);
    expect(Number.isInteger(draggedX(3, 33.4, 310 / 330, 263))).toBe(true);
  });
  it('a tap on the track brings the middle of the handle there', () => {
    expect(tappedX(200, 47, 1, 283)).toBe(177);
    expect(tappedX(5, 47, 1, 283)).toBe(0);
  });
  it('a click on a shrunken, stretched picture finds its place in the bitmap', () => {
    expect(clickedPoint({ x: 150, y: 50 }, { width: 300, height: 100 }, picture)).toEqual({ x: 165, y: 78 });
  });
});

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });
it.each([
  [key('ArrowRight'), 101],
  [key('ArrowLeft'), 99],
  [key('ArrowRight', true), 110],
  [key('ArrowLeft', true), 90],
  [key('PageUp'), 110],
  [key('PageDown'), 90],
  [key('Home'), 0],
  [key('End'), 283],
  [key('a'), null],
  [key('Enter'), null],
])('keys: %o', (pressed, expected) => {
  expect(keyedX(100, pressed, 283)).toBe(expected);
});
