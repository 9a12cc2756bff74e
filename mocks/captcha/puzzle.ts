/** The slider puzzle: a picture with a gap, and the piece that fills it. */
import { Surface, type Color } from '#mocks/files/surface.ts';
import type { Bytes } from '#mocks/lib/bytes.ts';
import { rng, type Seed } from '#mocks/lib/random.ts';
import { PIECE_WIDTH, pieceShape, type PieceShape } from './piece.ts';
import { drawScene } from './scene.ts';

export interface PuzzleOptions {
  seed: Seed;
  /** Picture size in pixels; 330 x 155 is the documented one, AJ-Captcha's own is 310 x 155. */
  width?: number;
  height?: number;
}

export interface Puzzle {
  /** PNG, width x height. */
  original: Bytes;
  /** PNG, 47 x height, transparent around the piece. */
  piece: Bytes;
  /** Left edge of the gap in pixels of the picture: the answer. */
  x: number;
  /** Always 5: the piece is as tall as the picture, so only x is asked for. */
  y: number;
}

/** The gap never starts left of this, so that the piece at rest does not cover it. */
export const MIN_GAP_X = 100;
/** What the protocol sends and compares as y. */
export const PUZZLE_Y = 5;

const SHADE: Color = [8, 18, 28, 0.55];
const INNER_SHADOW: Color = [0, 0, 0, 0.3];
const OUTLINE: Color = [255, 255, 255, 0.92];
const PIECE_SHADOW: Color = [8, 18, 28, 0.4];

/** How much of a pixel lies within `half` of the shape's edge moved by `offset`. */
function band(distance: number, half: number, offset = 0): number {
  return Math.min(1, Math.max(0, half + 0.5 - Math.abs(distance - offset)));
}

function inside(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

function forEachPixel(
  height: number,
  shape: PieceShape,
  visit: (x: number, y: number, distance: number) => void,
): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < PIECE_WIDTH; x += 1) {
      const distance = shape(x + 0.5, y + 0.5);
      if (distance < 4) visit(x, y, distance);
    }
  }
}

function cutPiece(picture: Surface, left: number, shape: PieceShape): Surface {
  const piece = new Surface(PIECE_WIDTH, picture.height);
  forEachPixel(picture.height, shape, (x, y, distance) => {
    // A soft dark edge outside and a light one inside: the piece stands off any background.
    if (distance > 0) piece.blend(x, y, PIECE_SHADOW, Math.max(0, 1 - distance / 3));
    const at = (y * picture.width + left + x) * 4;
    const [r = 0, g = 0, b = 0] = picture.rgba.subarray(at, at + 3);
    piece.blend(x, y, [r, g, b], inside(distance));
    piece.blend(x, y, OUTLINE, band(distance, 0.7, -0.7));
  });
  return piece;
}

function darkenGap(picture: Surface, left: number, shape: PieceShape): void {
  forEachPixel(picture.height, shape, (x, y, distance) => {
    picture.blend(left + x, y, SHADE, inside(distance));
    picture.blend(left + x, y, INNER_SHADOW, distance < 0 ? Math.max(0, 1 + distance / 5) : 0);
    picture.blend(left + x, y, OUTLINE, band(distance, 0.8));
  });
}

/** Draws a puzzle. The same options give the same bytes and the same answer. */
export function drawPuzzle({ seed, width = 330, height = 155 }: PuzzleOptions): Puzzle {
  const random = rng(typeof seed === 'string' ? `puzzle:${seed}` : seed);
  const x = random.int(MIN_GAP_X, width - PIECE_WIDTH - 1);
  const shape = pieceShape(height, random);
  const picture = drawScene(width, height, random);
  const piece = cutPiece(picture, x, shape);
  darkenGap(picture, x, shape);
  return { original: picture.png(), piece: piece.png(), x, y: PUZZLE_Y };
}
