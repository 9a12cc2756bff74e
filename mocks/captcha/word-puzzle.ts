/** The click-the-words puzzle: four characters drawn, three asked for in order. */
import { CAPTCHA_HEIGHT } from '#src/lib/limits.ts';
import { hex, type Color, type Point } from '#mocks/files/surface.ts';
import type { Bytes } from '#mocks/lib/bytes.ts';
import { rng, type Rng, type Seed } from '#mocks/lib/random.ts';
import { strokesOf } from '#mocks/lib/strokes.ts';
import { drawScene } from './scene.ts';

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
