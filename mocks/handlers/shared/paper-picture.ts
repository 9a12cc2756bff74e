/** Pictures of a company's papers, as somebody would photograph them: a sheet with a frame, lines and the code. */
import { hex, Surface, type Color, type Point } from '../../files/surface.ts';
import type { Bytes } from '../../lib/bytes.ts';
import { rng } from '../../lib/random.ts';
import { hasStrokes, strokesOf } from '../../lib/strokes.ts';

const INK = hex('#12263A');
const FAINT = hex('#C9D3DB');
const SEAL = hex('#B4470F', 0.75);

/** The shared strokes are letters only. Each digit: lines through points of a 100 x 100 box, like those. */
const DIGITS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '0': [
    [
      [50, 10],
      [22, 28],
      [22, 70],
      [50, 88],
      [78, 70],
      [78, 28],
      [50, 10],
    ],
  ],
  '1': [
    [
      [30, 28],
      [52, 10],
      [52, 88],
    ],
  ],
  '2': [
    [
      [22, 28],
      [50, 10],
      [78, 28],
      [22, 88],
      [80, 88],
    ],
  ],
  '3': [
    [
      [22, 14],
      [76, 14],
      [46, 44],
      [78, 66],
      [50, 88],
      [20, 76],
    ],
  ],
  '4': [
    [
      [64, 88],
      [64, 10],
      [18, 64],
      [84, 64],
    ],
  ],
  '5': [
    [
      [76, 10],
      [28, 10],
      [24, 46],
      [60, 42],
      [78, 64],
      [54, 88],
      [20, 80],
    ],
  ],
  '6': [
    [
      [70, 10],
      [30, 44],
      [22, 68],
      [50, 88],
      [78, 68],
      [54, 48],
      [26, 56],
    ],
  ],
  '7': [
    [
      [20, 10],
      [80, 10],
      [42, 88],
    ],
  ],
  '8': [
    [
      [50, 46],
      [26, 28],
      [50, 10],
      [74, 28],
      [50, 46],
      [20, 68],
      [50, 88],
      [80, 68],
      [50, 46],
    ],
  ],
  '9': [
    [
      [74, 42],
      [46, 50],
      [22, 30],
      [50, 10],
      [78, 30],
      [70, 54],
      [30, 88],
    ],
  ],
};

/** Letters and digits in strokes; what has none leaves a space. */
function write(surface: Surface, text: string, [x, y]: Point, size: number, color: Color): void {
  [...text].forEach((character, index) => {
    const strokes = DIGITS[character] ?? (hasStrokes(character) ? strokesOf(character) : []);
    for (const stroke of strokes) {
      const points = stroke.map(([sx, sy]): Point => [
        x + index * size * 0.95 + (sx / 100) * size * 0.75,
        y + (sy / 100) * size,
      ]);
      surface.path(points, color, size / 9);
    }
  });
}

/** As many whole words as fit on one line, in capitals without accents. */
function headline(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toUpperCase()
    .split(/ +/);
  return words.reduce((line, word) => (`${line} ${word}`.length > 22 ? line : `${line} ${word}`), '').trim();
}

/**
 * A PNG, 720 x 480.
 * @param kind a licence has a double frame and a seal, billing information is a plain form
 * @param name Latin name; capitals are drawn
 * @param code what is printed largest, for example the credit code
 */
export function paperPicture(kind: 'licence' | 'bill', name: string, code: string): Bytes {
  const random = rng(`paper:${kind}:${name}`);
  const surface = new Surface(720, 480);
  surface.gradient(hex('#FDFCF8'), hex('#F3F0E8'));
  const frame = (inset: number, width: number): void => {
    const [right, bottom] = [720 - inset, 480 - inset];
    surface.path(
      [
        [inset, inset],
        [right, inset],
        [right, bottom],
        [inset, bottom],
      ],
      INK,
      width,
      true,
    );
  };
  frame(24, 3);
  if (kind === 'licence') frame(34, 1);
  write(surface, headline(name), [60, 70], 28, INK);
  write(surface, code, [60, 130], 30, INK);
  for (let y = 210; y <= 400; y += 38) {
    surface.line([60, y], [60 + random.int(260, 420), y], FAINT, 8);
  }
  if (kind === 'licence') {
    surface.circle([590, 360], 62, SEAL, 6);
    surface.circle([590, 360], 22, SEAL, 5);
  }
  return surface.png();
}
