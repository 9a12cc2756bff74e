import type { Bytes } from '#mocks/lib/bytes.ts';
import { rng, type Rng } from '#mocks/lib/random.ts';
import { hasStrokes, strokesOf } from '#mocks/lib/strokes.ts';
import { drawingOf } from './drawings.ts';
import type { Point } from './raster.ts';
import { hex, mix, Surface, type Color } from './surface.ts';
import { encode } from 'uqr';

/** Margin for scanners; the standard requires four modules. */
const QUIET_ZONE = 4;

/**
 * Square PNG, black on white. Modules are whole pixels; the remainder widens the quiet zone.
 * @throws RangeError if a module would be smaller than a pixel.
 */
export function qrPng(text: string, size = 512): Bytes {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const scale = Math.floor(size / modules);
  if (scale < 1) throw new RangeError(`${modules} modules do not fit into ${size} pixels`);
  const surface = new Surface(size, size);
  surface.gradient(hex('#FFFFFF'), hex('#FFFFFF'));
  const offset = Math.floor((size - modules * scale) / 2);
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) surface.fill(hex('#000000'), offset + x * scale, offset + y * scale, scale, scale);
    });
  });
  return surface.png();
}

const STEEL = hex('#1B5E8C');
const MELT = hex('#B4470F');
const BRAND = ['#1B5E8C', '#1D7148', '#7A4A00', '#4A3F8C', '#8C2F39', '#12263A'].map((color) => hex(color));
/** The portal's dark band, which suits both colour schemes. */
const INK = hex('#0B1722');
const LINE = hex('#C3D0DC');
/** Steel on ink: orange would say that something is to be done. */
const COLD = hex('#7FB0D6');

/** A drawing chosen by the subject. */
export function newsPicture(subject: string): Bytes {
  const surface = new Surface(512, 288);
  surface.gradient(INK, mix(INK, STEEL, 0.18));
  const pen = { line: LINE, accent: COLD, body: mix(INK, STEEL, 0.3) };
  drawingOf(subject)(surface, 256, 144, pen);
  return surface.png();
}

/** Letters of a name in strokes; returns the width they take. Unknown characters leave a space. */
function drawLetters(surface: Surface, text: string, x: number, y: number, size: number, color: Color): void {
  let at = x;
  for (const character of text) {
    if (hasStrokes(character)) {
      for (const stroke of strokesOf(character)) {
        surface.path(
          stroke.map(([sx, sy]): Point => [at + (sx / 100) * size * 0.8, y + (sy / 100) * size]),
          color,
          size / 8,
        );
      }
    }
    at += size * 1.06;
  }
}

/** A mark of rings, bars or a hexagon, chosen and coloured by the name. */
function drawMark(surface: Surface, random: Rng, x: number, y: number, color: Color): void {
  const kind = random.int(0, 2);
  const warm = random.chance() ? MELT : mix(color, hex('#FFFFFF'), 0.45);
  if (kind === 0) {
    for (let ring = 0; ring < 3; ring += 1)
      surface.circle([x, y], 40 - ring * 13, ring === 1 ? warm : color, 6);
  } else if (kind === 1) {
    [62, 80, 44].forEach((height, index) => {
      surface.fill(index === 1 ? warm : color, x - 38 + index * 28, y + 40 - height, 20, height);
    });
  } else {
    const corner = (turn: number, r: number): Point => [
      x + r * Math.cos((turn * Math.PI) / 3),
      y + r * Math.sin((turn * Math.PI) / 3),
    ];
    surface.path(
      [0, 1, 2, 3, 4, 5].map((turn) => corner(turn, 40)),
      color,
      6,
      true,
    );
    surface.path([corner(3, 22), corner(0, 22)], warm, 6);
    surface.path([corner(2, 22), corner(5, 22)], color, 6);
  }
}

/** 400 x 140 on white: a mark and the first word of the Latin name in capitals, up to nine letters, without accents. */
export function logoPicture(latinName: string): Bytes {
  const random = rng(`logo:${latinName}`);
  const color = random.pick(BRAND);
  const surface = new Surface(400, 140);
  surface.gradient(hex('#FFFFFF'), hex('#FFFFFF'));
  drawMark(surface, random, 70, 70, color);
  const word = (latinName.split(/\s+/)[0] ?? '')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 9);
  const size = Math.min(34, Math.floor(250 / Math.max(1, word.length) / 1.06));
  drawLetters(surface, word, 132, 70 - size * 0.49, size, mix(color, hex('#12263A'), 0.5));
  return surface.png();
}
