import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH } from '#src/lib/limits.ts';
import type { Point } from '#mocks/files/raster.ts';
import { Surface, type Color, hex } from '#mocks/files/surface.ts';
import type { Bytes } from '#mocks/lib/bytes.ts';
import { rng, type Seed, type Rng } from '#mocks/lib/random.ts';
import { drawScene } from './scene.ts';
import { strokesOf } from '#mocks/lib/strokes.ts';

const PIECE_WIDTH = 47;

/** Signed distance to the edge in pixels, negative inside; x from the piece's left edge. */
type PieceShape = (x: number, y: number) => number;

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

/** Random vertical position; a knob to the right, a knob or dent above, a dent or nothing on the left. */
function pieceShape(height: number, random: Rng): PieceShape {
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

interface PuzzleOptions {
  seed: Seed;
  /** Pixels; 330 x 155 is documented, AJ-Captcha itself uses 310 x 155. */
  width?: number;
  height?: number;
}

interface Puzzle {
  original: Bytes;
  /** 47 pixels wide, as tall as the picture; transparent around the piece. */
  piece: Bytes;
  /** Left edge of the gap in pixels: the answer. */
  x: number;
  /** Always 5: the piece is as tall as the picture. */
  y: number;
}

/** Leftmost position of the gap: the piece must not cover it at the start. */
export const MIN_GAP_X = 100;
const PUZZLE_Y = 5;

const SHADE: Color = [8, 18, 28, 0.55];
const INNER_SHADOW: Color = [0, 0, 0, 0.3];
const OUTLINE: Color = [255, 255, 255, 0.92];
const PIECE_SHADOW: Color = [8, 18, 28, 0.4];

/** Coverage of a band with this half width along the edge moved by `offset`. */
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
    // Dark edge outside, light edge inside: contrast on any background.
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

/** Deterministic: the same options give the same bytes and answer. */
export function drawPuzzle({ seed, width = CAPTCHA_WIDTH, height = CAPTCHA_HEIGHT }: PuzzleOptions): Puzzle {
  const random = rng(typeof seed === 'string' ? `puzzle:${seed}` : seed);
  const x = random.int(MIN_GAP_X, width - PIECE_WIDTH - 1);
  const shape = pieceShape(height, random);
  const picture = drawScene(width, height, random);
  const piece = cutPiece(picture, x, shape);
  darkenGap(picture, x, shape);
  return { original: picture.png(), piece: piece.png(), x, y: PUZZLE_Y };
}

interface WordPuzzleOptions {
  seed: Seed;
  width?: number;
  height?: number;
  /** `latin`: for users who do not read Chinese. */
  script?: 'han' | 'latin';
}

interface WordPuzzle {
  original: Bytes;
  /** The characters to click, in this order. */
  wordList: string[];
  /** Left end of each character's baseline in pixels, in the order of `wordList`. */
  points: { x: number; y: number }[];
}

/** Look-alikes share an entry; a puzzle uses at most one of each. */
const HAN = ['上下', '中田', '口日目石', '大人火木天', '山小川', '工土王十平', '三', '井月'];
const LATIN = ['AV', 'BR', 'CG', 'EF', 'HN', 'KX', 'MW', 'SZ', 'TY', 'DQ', 'U', 'P'];

const DRAWN = 4;
const ASKED = 3;
const SIZE = 30;
const MAX_TURN = (30 * Math.PI) / 180;
/** Dark colours, readable on every background with the light halo. */
const COLORS = ['#8C1D13', '#12405F', '#14532F', '#5B2A86', '#7A3A00', '#12263A'];
const HALO: Color = [255, 255, 255, 0.85];

type Placed = { character: string; x: number; y: number };

/** Rotates around the left end of the baseline. */
function drawCharacter(surface: ReturnType<typeof drawScene>, placed: Placed, random: Rng): void {
  const turn = random.float(-MAX_TURN, MAX_TURN);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const color = hex(random.pick(COLORS));
  const strokes = strokesOf(placed.character).map((stroke) =>
    stroke.map(([sx, sy]): Point => {
      const [u, v] = [(sx / 100) * SIZE, ((sy - 88) / 100) * SIZE];
      return [placed.x + u * cos - v * sin, placed.y + u * sin + v * cos];
    }),
  );
  for (const stroke of strokes) surface.path(stroke, HALO, 6);
  for (const stroke of strokes) surface.path(stroke, color, 3.2);
}

/** The requested order is shuffled, so that clicking from left to right fails. */
export function drawWordPuzzle({
  seed,
  width = 310,
  height = CAPTCHA_HEIGHT,
  script = 'han',
}: WordPuzzleOptions): WordPuzzle {
  const random = rng(typeof seed === 'string' ? `words:${seed}` : seed);
  const surface = drawScene(width, height, random);
  const groups = random.shuffle(script === 'han' ? HAN : LATIN).slice(0, DRAWN);
  const slot = width / DRAWN;
  const placed = groups.map((group, index): Placed => ({
    character: random.pick([...group]),
    // Margin for the rotation: a character extends up to half its size beyond either end.
    x: Math.round(slot * index + random.int(16, Math.floor(slot - SIZE - 14))),
    y: random.int(SIZE + 18, height - 24),
  }));
  for (const one of placed) drawCharacter(surface, one, random);
  const asked = random.shuffle(placed).slice(0, ASKED);
  return {
    original: surface.png(),
    wordList: asked.map((one) => one.character),
    points: asked.map(({ x, y }) => ({ x, y })),
  };
}
