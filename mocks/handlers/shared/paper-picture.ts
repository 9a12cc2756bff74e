/** Pictures of company documents: a sheet with frame, lines and code. */
import type { Point } from '../../files/raster.ts';
import { hex, Surface, type Color } from '../../files/surface.ts';
import type { Bytes } from '../../lib/bytes.ts';
import { rng } from '../../lib/random.ts';
import { hasStrokes, strokesOf } from '../../lib/strokes.ts';

const INK = hex('#12263A');
const FAINT = hex('#C9D3DB');
const SEAL = hex('#B4470F', 0.75);

function write(surface: Surface, text: string, [x, y]: Point, size: number, color: Color): void {
  [...text].forEach((character, index) => {
    const strokes = hasStrokes(character) ? strokesOf(character) : [];
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
 * PNG, 720 x 480.
 * @param kind licence: double frame and seal; bill: plain form
 * @param name Latin name
 * @param code printed largest, e.g. the credit code
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
