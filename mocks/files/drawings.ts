/** Line drawings of four steel products in a box of 200 x 200 around a centre. */
import { mix, type Color, type Point, type Surface } from './surface.ts';

export type Motif = 'coil' | 'plate' | 'section' | 'tube';

export const MOTIFS: readonly Motif[] = ['coil', 'plate', 'section', 'tube'];

interface Pen {
  line: Color;
  /** Colour of the highlighted line. */
  accent: Color;
  /** Fill of a body, which hides what lies behind. */
  body: Color;
}

type Draw = (surface: Surface, x: number, y: number, pen: Pen) => void;

/** Windings from the outside in; the last lap of strip runs along the floor. */
const coil: Draw = (surface, x, y, { line, accent, body }) => {
  const [r, depth] = [80, 96];
  const left: Point = [x - depth / 2, y];
  const right: Point = [x + depth / 2, y];
  surface.ellipse(right, r * 0.55, r, body);
  surface.ellipse(right, r * 0.55, r, line, 1.6);
  surface.fill(body, Math.round(left[0]), y - r + 1, depth, 2 * r - 2);
  surface.line([left[0], y - r], [right[0], y - r], line, 1.6);
  surface.line([left[0], y + r], [right[0] + 110, y + r], accent, 2.2);
  for (let ring = r; ring >= 26; ring -= 9) {
    surface.ellipse(left, ring * 0.55, ring, body);
    surface.ellipse(
      left,
      ring * 0.55,
      ring,
      ring === r ? line : mix(body, line, 0.75),
      ring === r ? 1.8 : 1.2,
    );
  }
};

const plate: Draw = (surface, x, y, { line, accent, body }) => {
  for (let level = 0; level < 3; level += 1) {
    const top = y + 46 - level * 34;
    const [w, d, slope, thick] = [116, 62, 30, 12];
    const [a, b, c, e]: [Point, Point, Point, Point] = [
      [x - w, top],
      [x + d - 40, top + slope],
      [x + w, top - 22],
      [x - d + 40, top - 22 - slope],
    ];
    const down = ([px, py]: Point): Point => [px, py + thick];
    surface.polygon([a, b, c, down(c), down(b), down(a)], body);
    surface.polygon([a, b, c, e], body);
    surface.path([a, b, c, e], line, 1.6, true);
    surface.path([a, down(a), down(b), down(c), c], line, 1.6);
    surface.line(b, down(b), line, 1.6);
    if (level === 2) surface.path([down(a), down(b), down(c)], accent, 2.2);
  }
};

const section: Draw = (surface, x, y, { line, accent, body }) => {
  const face: Point[] = [
    [-60, -78],
    [60, -78],
    [60, -58],
    [10, -58],
    [10, 58],
    [60, 58],
    [60, 78],
    [-60, 78],
    [-60, 58],
    [-10, 58],
    [-10, -58],
    [-60, -58],
  ];
  const [dx, dy] = [84, -46];
  const near = face.map(([px, py]): Point => [x + px - 40, y + py + 22]);
  const far = near.map(([px, py]): Point => [px + dx, py + dy]);
  // As Point: `face` has a corner at each index.
  for (const index of [0, 1, 2, 4, 5, 6]) surface.line(near[index] as Point, far[index] as Point, line, 1.4);
  surface.path([far[0] as Point, far[1] as Point, far[2] as Point], line, 1.4);
  surface.path([far[4] as Point, far[5] as Point, far[6] as Point], line, 1.4);
  surface.polygon(near, body);
  surface.path(near, line, 1.8, true);
  surface.line(near[7] as Point, near[6] as Point, accent, 2.2);
};

const tube: Draw = (surface, x, y, { line, accent, body }) => {
  const r = 34;
  const axis: Point = [92, -50];
  const across: Point = [(50 / 104.7) * r, (92 / 104.7) * r];
  const at = (centre: Point, side: number, far: boolean): Point => [
    centre[0] + side * across[0] + (far ? axis[0] : 0),
    centre[1] + side * across[1] + (far ? axis[1] : 0),
  ];
  const centres = [
    [72, 40],
    [0, 40],
    [-72, 40],
    [36, -22],
    [-36, -22],
  ].map(([ox = 0, oy = 0]): Point => [x + ox - 40, y + oy + 12]);
  for (const centre of centres) {
    surface.circle(at(centre, 0, true), r, body);
    surface.circle(at(centre, 0, true), r, line, 1.3);
    surface.polygon(
      [at(centre, -1, false), at(centre, -1, true), at(centre, 1, true), at(centre, 1, false)],
      body,
    );
    surface.line(at(centre, -1, false), at(centre, -1, true), line, 1.3);
    surface.line(at(centre, 1, false), at(centre, 1, true), line, 1.3);
  }
  centres.forEach((centre, index) => {
    surface.circle(centre, r, body);
    surface.circle(centre, r, line, 1.7);
    surface.circle(centre, r - 8, index === 3 ? accent : line, index === 3 ? 2.2 : 1.3);
  });
};

const DRAW: Record<Motif, Draw> = { coil, plate, section, tube };

export function drawMotif(surface: Surface, motif: Motif, x: number, y: number, pen: Pen): void {
  DRAW[motif](surface, x, y, pen);
}
