/** Line drawings of steel products and of the platform's work in a box of 200 x 200 around a centre. */
import { mix, type Color, type Point, type Surface } from './surface.ts';

type Motif = 'coil' | 'plate' | 'section' | 'tube' | 'rules' | 'table' | 'chain' | 'carbon';

/** For subjects that say nothing. */
export const MOTIFS: readonly Motif[] = ['coil', 'plate', 'section', 'tube'];

/** The first that fits decides. */
const WORDS: readonly (readonly [Motif, RegExp])[] = [
  ['chain', /区块链|存证|通用程序|申请流程/],
  ['table', /表|模板/],
  ['tube', /不锈/],
  ['rules', /规则|PCR|指南|培训|课件/],
  ['carbon', /碳|排放|LCA/],
  ['section', /螺纹|型钢|氢/],
  ['plate', /板|耐候|桥梁/],
];

/** Undefined where no word of the subject is known. */
export function motifOf(subject: string): Motif | undefined {
  return WORDS.find(([, words]) => words.test(subject))?.[0];
}

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

function frame(surface: Surface, [x, y, w, h]: readonly [number, number, number, number], pen: Pen): void {
  surface.fill(pen.line, x - 1, y - 1, w + 2, h + 2);
  surface.fill(pen.body, x + 1, y + 1, w - 2, h - 2);
}

const rules: Draw = (surface, x, y, pen) => {
  frame(surface, [x - 50, y - 96, 130, 170], pen);
  frame(surface, [x - 80, y - 76, 130, 170], pen);
  for (let row = 0; row < 6; row += 1)
    surface.line([x - 62, y - 52 + row * 18], [x + (row % 3 === 2 ? -8 : 32), y - 52 + row * 18], pen.line);
  surface.line([x - 62, y + 72], [x + 32, y + 72], pen.accent, 2.2);
  for (let tick = 0; tick < 9; tick += 1)
    surface.line(
      [x - 62 + tick * 11.7, y + 72],
      [x - 62 + tick * 11.7, y + (tick % 4 === 0 ? 60 : 66)],
      pen.accent,
    );
};

const table: Draw = (surface, x, y, pen) => {
  frame(surface, [x - 110, y - 75, 220, 150], pen);
  for (let row = 1; row < 5; row += 1)
    surface.line([x - 110, y - 75 + row * 30], [x + 110, y - 75 + row * 30], pen.line, row === 1 ? 1.8 : 1);
  for (const column of [-30, 20, 66]) surface.line([x + column, y - 75], [x + column, y + 75], pen.line);
  surface.fill(pen.accent, x + 21, y + 16, 44, 28);
};

const chain: Draw = (surface, x, y, { line, accent, body }) => {
  surface.line([x - 110, y], [x + 110, y], accent, 2.2);
  for (const at of [-104, 0, 104]) {
    const corners = [0, 1, 2, 3, 4, 5].map((turn): Point => {
      const angle = (turn * Math.PI) / 3;
      return [x + at + 40 * Math.cos(angle), y + 40 * Math.sin(angle)];
    });
    surface.polygon(corners, body);
    surface.path(corners, line, 1.8, true);
    surface.circle([x + at, y], 8, at === 104 ? accent : line, 1.8);
  }
};

const carbon: Draw = (surface, x, y, pen) => {
  [160, 132, 96, 58].forEach((high, at) => frame(surface, [x - 104 + at * 54, y + 80 - high, 38, high], pen));
  surface.line([x - 118, y + 80], [x + 118, y + 80], pen.line, 1.8);
  surface.line([x - 85, y - 96], [x + 77, y + 6], pen.accent, 2.2);
};

const DRAW: Record<Motif, Draw> = { coil, plate, section, tube, rules, table, chain, carbon };

export function drawMotif(surface: Surface, motif: Motif, x: number, y: number, pen: Pen): void {
  DRAW[motif](surface, x, y, pen);
}
