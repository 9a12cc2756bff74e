/** The shape of the slider's piece: a rounded square with a knob and a dent, as a distance field. */
import type { Rng } from '#mocks/lib/random.ts';

/** Width of every piece in pixels, as AJ-Captcha has it. */
export const PIECE_WIDTH = 47;

/** Distance in pixels from a point to the shape's edge, negative inside; x from the piece's left edge. */
export type PieceShape = (x: number, y: number) => number;

const LEFT = 3;
const SIDE = 34;
const KNOB = 6.5;
const CORNER = 3;

/** `Math.hypot` is several times slower, and this runs for every pixel. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function roundedBox(x: number, y: number, left: number, top: number, side: number): number {
  const half = side / 2 - CORNER;
  const dx = Math.abs(x - left - side / 2) - half;
  const dy = Math.abs(y - top - side / 2) - half;
  return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - CORNER;
}

/** A shape somewhere in the height: a knob to the right, a knob or dent above, a dent on the left or none. */
export function pieceShape(height: number, random: Rng): PieceShape {
  const top = random.int(16, height - SIDE - 16);
  const [right, bottom, middle] = [LEFT + SIDE, top + SIDE, top + SIDE / 2];
  const above = random.chance();
  const dented = random.chance();
  const centre = LEFT + SIDE / 2;
  return (x, y) => {
    let distance = roundedBox(x, y, LEFT, top, SIDE);
    distance = Math.min(distance, length(x - right - 2.5, y - middle) - KNOB);
    const knobY = above ? top - 2.5 : bottom + 2.5;
    distance = Math.min(distance, length(x - centre, y - knobY) - KNOB);
    const dentY = above ? bottom - 2 : top + 2;
    if (dented) distance = Math.max(distance, KNOB - length(x - centre, y - dentY));
    return distance;
  };
}
