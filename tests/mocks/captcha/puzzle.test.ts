import { describe, expect, it } from 'vitest';
import { drawPuzzle, MIN_GAP_X, drawWordPuzzle } from '#mocks/captcha/puzzle.ts';
import { decodePng, luminance } from '../files/decode-png.ts';
import { judgeWords } from '#mocks/captcha/judge.ts';

const sizes = [
  { width: 330, height: 155 },
  { width: 310, height: 155 },
];

describe.each(sizes)('puzzle of $width x $height', (size) => {
  const puzzles = Array.from({ length: 16 }, (_, seed) => drawPuzzle({ seed: `t${seed}`, ...size })).map(
    ({ original, piece, ...rest }) => ({ ...rest, back: decodePng(original), front: decodePng(piece) }),
  );

  it('has pictures of the documented sizes and the constant y [1§9 captcha picture]', () => {
    for (const { back, front, y } of puzzles) {
      expect([back.width, back.height, back.channels]).toEqual([size.width, size.height, 4]);
      expect([front.width, front.height, front.channels]).toEqual([47, size.height, 4]);
      expect(y).toBe(5);
    }
  });

  it('spreads the gap over the whole range', () => {
    const xs = Array.from({ length: 60 }, (_, seed) => drawPuzzle({ seed, width: size.width, height: 80 }).x);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(MIN_GAP_X);
    expect(Math.max(...xs)).toBeLessThanOrEqual(size.width - 48);
    expect(Math.min(...xs)).toBeLessThan(MIN_GAP_X + 12);
    expect(Math.max(...xs)).toBeGreaterThan(size.width - 60);
  });

  it('shows a gap that a person can see: much darker than the piece that was cut from it', () => {
    for (const { back, front, x } of puzzles) {
      let difference = 0;
      let count = 0;
      for (let py = 0; py < size.height; py += 1) {
        for (let px = 0; px < 47; px += 1) {
          const cut = front.at(px, py);
          // The piece's body: opaque, and not the white of its outline.
          if (cut[3] !== 255 || luminance(cut) > 248) continue;
          difference += luminance(cut) - luminance(back.at(x + px, py));
          count += 1;
        }
      }
      expect(count).toBeGreaterThan(900);
      expect(difference / count).toBeGreaterThan(50);
    }
  });

  it('outlines the gap in light at the piece’s left edge', () => {
    for (const { back, x } of puzzles) {
      let light = 0;
      for (let py = 0; py < size.height; py += 1)
        if (luminance(back.at(x + 3, py)) > luminance(back.at(x + 8, py)) + 60) light += 1;
      expect(light).toBeGreaterThanOrEqual(10);
    }
  });

  it('leaves the piece transparent around itself', () => {
    for (const { front } of puzzles) {
      expect(front.at(0, 0)[3]).toBe(0);
      expect(front.at(46, size.height - 1)[3]).toBe(0);
    }
  });
});

describe('drawPuzzle', () => {
  it('gives the same bytes for the same seed and other pictures for others', () => {
    expect(drawPuzzle({ seed: 'a' })).toEqual(drawPuzzle({ seed: 'a' }));
    expect(drawPuzzle({ seed: 'a' }).original).not.toEqual(drawPuzzle({ seed: 'b' }).original);
  });
});

const puzzles = Array.from({ length: 60 }, (_, seed) => drawWordPuzzle({ seed: `w${seed}` })).map(
  ({ original, ...rest }) => ({ ...rest, picture: decodePng(original) }),
);

describe('drawWordPuzzle', () => {
  it('asks for three distinct characters with a point each, inside the picture', () => {
    for (const { wordList, points, picture } of puzzles) {
      expect(new Set(wordList).size).toBe(3);
      expect(points).toHaveLength(3);
      expect([picture.width, picture.height]).toEqual([310, 155]);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(12);
        expect(x).toBeLessThan(310 - 30);
        expect(y).toBeGreaterThan(30);
        expect(y).toBeLessThan(155);
      }
    }
  });

  it('does not ask from left to right every time', () => {
    const sorted = puzzles.filter(
      ({ points: [a, b, c] }) => (a?.x ?? 0) < (b?.x ?? 0) && (b?.x ?? 0) < (c?.x ?? 0),
    );
    expect(sorted.length).toBeLessThan(puzzles.length / 3);
  });

  it('has dark strokes beside each point', () => {
    for (const { picture, points } of puzzles) {
      for (const { x, y } of points) {
        let dark = 0;
        for (let dy = -40; dy < 20; dy += 1)
          for (let dx = -10; dx < 40; dx += 1) if (luminance(picture.at(x + dx, y + dy)) < 80) dark += 1;
        expect(dark).toBeGreaterThan(40);
      }
    }
  });

  it('takes a click on a character’s middle, whatever its turn', () => {
    for (const { points } of puzzles) {
      const clicks = points.map(({ x, y }) => ({ x: x + 15, y: y - 13 }));
      expect(judgeWords(JSON.stringify(clicks), points)).toBe('pass');
    }
  });

  it('knows letters for readers without Chinese, and is deterministic', () => {
    expect(drawWordPuzzle({ seed: 1, script: 'latin' }).wordList.join('')).toMatch(/^[A-Z]{3}$/);
    expect(drawWordPuzzle({ seed: 1 })).toEqual(drawWordPuzzle({ seed: 1 }));
  });
});
