import { describe, expect, it } from 'vitest';
import { judgeWords } from '#mocks/captcha/judge.ts';
import { drawWordPuzzle } from '#mocks/captcha/puzzle.ts';
import { decodePng, luminance } from '../files/decode-png.ts';

const puzzles = Array.from({ length: 60 }, (_, seed) => drawWordPuzzle({ seed: `w${seed}` }));

describe('drawWordPuzzle', () => {
  it('asks for three distinct characters with a point each, inside the picture', () => {
    for (const { wordList, points, original } of puzzles) {
      expect(new Set(wordList).size).toBe(3);
      expect(points).toHaveLength(3);
      const picture = decodePng(original);
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
    for (const { original, points } of puzzles) {
      const picture = decodePng(original);
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
