/** Line drawings of steel products and of the platform's work in a box of 200 x 200 around a centre. */
import { rng } from '#mocks/lib/random.ts';
import { PRODUCT_SHAPES, type ProductShape } from '#src/lib/product-shapes.ts';
import { pdfPath } from './pdf/svg-path.ts';
import type { Point } from './raster.ts';
import { mix, type Color, type Surface } from './surface.ts';

/** Same rule as the portal's src/ui/drawings/product/shape-of.ts: the first matching word decides. */
export function shapeOf(name: string): ProductShape | undefined {
  const found = Object.values(PRODUCT_SHAPES)
    .map((shape) => ({ shape, at: name.search(shape.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.shape;
}

interface Pen {
  line: Color;
  accent: Color;
  /** Opaque fill, which hides what is behind. */
  body: Color;
}

type Draw = (surface: Surface, x: number, y: number, pen: Pen) => void;

const CURVE_STEPS = 12;

/** Polylines of SVG path data, with curves flattened. */
function polylines(path: string): Point[][] {
  const lines: Point[][] = [];
  for (const [, numbers = '', operator] of pdfPath(path).matchAll(/((?:-?[\d.]+ )*)([mlch])/g)) {
    const points = Array.from(numbers.matchAll(/(\S+) (\S+)/g), ([, x, y]): Point => [Number(x), Number(y)]);
    const line = lines.at(-1) ?? [];
    const from = line.at(-1);
    if (operator === 'm') lines.push(points);
    else if (operator === 'h') line.push(...line.slice(0, 1));
    else if (operator === 'l') line.push(...points);
    else if (from !== undefined) line.push(...curve([from, ...points]));
  }
  return lines;
}

/** Points of a cubic Bézier curve, without its first. */
function curve(control: readonly Point[]): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step): Point => {
    const t = (step + 1) / CURVE_STEPS;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const along = (axis: 0 | 1): number =>
      control.reduce((sum, point, at) => sum + point[axis] * (weights[at] ?? 0), 0);
    return [along(0), along(1)];
  });
}

/** Scale from the 64-unit box. */
const SCALE = 4.2;

const product =
  ({ line, fine }: ProductShape): Draw =>
  (surface, x, y, pen) => {
    const stroke = (path: string, color: Color, width: number): void => {
      for (const points of polylines(path))
        surface.path(
          points.map(([px, py]): Point => [x + (px - 32) * SCALE, y + (py - 32) * SCALE]),
          color,
          width,
        );
    };
    stroke(fine, mix(pen.body, pen.line, 0.5), 1.2);
    stroke(line, pen.line, 2);
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

/** Progress line: past, current and future stages. */
const stages: Draw = (surface, x, y, { line, accent, body }) => {
  surface.line([x - 132, y], [x + 132, y], line, 1.8);
  for (let stage = 0; stage < 7; stage += 1) {
    const centre: Point = [x - 132 + stage * 44, y];
    surface.circle(centre, 12, stage < 4 ? line : body);
    surface.circle(centre, 12, stage === 4 ? accent : line, 2);
  }
};

const carbon: Draw = (surface, x, y, pen) => {
  [160, 132, 96, 58].forEach((high, at) => frame(surface, [x - 104 + at * 54, y + 80 - high, 38, high], pen));
  surface.line([x - 118, y + 80], [x + 118, y + 80], pen.line, 1.8);
  surface.line([x - 85, y - 96], [x + 77, y + 6], pen.accent, 2.2);
};

/** Lines of text, every third of which is shorter than `long`. */
function text(surface: Surface, [x, y]: Point, [rows, long]: readonly [number, number], color: Color): void {
  for (let row = 0; row < rows; row += 1)
    surface.line([x, y + row * 16], [x + (row % 3 === 2 ? long * 0.6 : long), y + row * 16], color);
}

/** A page with a part of its own below its text. */
const page =
  (below: Draw): Draw =>
  (surface, x, y, pen) => {
    frame(surface, [x - 60, y - 90, 120, 180], pen);
    text(surface, [x - 42, y - 66], [4, 84], pen.line);
    below(surface, x, y + 36, pen);
  };

const rings: Draw = (surface, x, y, { line, accent }) => {
  for (const radius of [30, 22, 14]) surface.circle([x, y], radius, radius === 22 ? accent : line, 1.8);
};

const bars: Draw = (surface, x, y, { line, accent }) => {
  [34, 12, 46].forEach((high, at) => {
    surface.fill(at === 2 ? accent : line, x - 40 + at * 30, y + 34 - high, 20, high);
  });
};

const ticks: Draw = (surface, x, y, { line, accent }) => {
  for (const row of [-14, 12, 38]) {
    surface.path(
      [
        [x - 42, y + row - 6],
        [x - 36, y + row],
        [x - 24, y + row - 12],
      ],
      accent,
      2.2,
    );
    surface.line([x - 12, y + row - 5], [x + 42, y + row - 5], line);
  }
};

const book: Draw = (surface, x, y, pen) => {
  for (const side of [-1, 1]) {
    const leaf: Point[] = [
      [x, y - 54],
      [x + side * 100, y - 74],
      [x + side * 100, y + 56],
      [x, y + 76],
    ];
    surface.polygon(leaf, pen.body);
    surface.path(leaf, pen.line, 1.8, true);
    text(surface, [side < 0 ? x - 84 : x + 18, y - 40], [6, 66], side < 0 ? pen.accent : pen.line);
  }
};

const screen: Draw = (surface, x, y, pen) => {
  frame(surface, [x - 110, y - 75, 220, 130], pen);
  surface.line([x - 50, y + 80], [x + 50, y + 80], pen.line, 2.2);
  surface.path(
    [
      [x - 18, y - 40],
      [x + 28, y - 10],
      [x - 18, y + 20],
    ],
    pen.accent,
    2.2,
    true,
  );
};

/** For subjects without a product; first match. */
const OTHERS: readonly (readonly [RegExp, Draw])[] = [
  [/区块链|存证/, chain],
  [/流程图|通道/, stages],
  [/脚本|英文版/, screen],
  [/标识/, rings],
  [/EPD 报告/, page(rings)],
  [/LCA 报告|运行报告/, page(bars)],
  [/PCR 编制|座谈/, page(ticks)],
  [/表/, table],
  [/培训|课件/, book],
  [/碳|排放|LCA/, carbon],
  [/规则|PCR|指南/, rules],
  [/桥梁/, product(PRODUCT_SHAPES.plate)],
  [/直接还原/, product(PRODUCT_SHAPES.ore)],
];

/** Chosen by words of the subject, else by its hash. */
export function drawingOf(subject: string): Draw {
  const shape = shapeOf(subject);
  if (shape !== undefined) return product(shape);
  const [, other] = OTHERS.find(([words]) => words.test(subject)) ?? [];
  return other ?? product(rng(`drawing:${subject}`).pick(Object.values(PRODUCT_SHAPES)));
}
