/** Pixel coverage of shapes, computed in a reused buffer: a captcha picture has some thirty shapes and a few milliseconds. */
export type Point = readonly [x: number, y: number];

/** Called for every touched pixel with its coverage, above 0 and at most 1. */
export type Plot = (x: number, y: number, coverage: number) => void;

interface Size {
  width: number;
  height: number;
}

// `as number` and `as Point` below: indexes are always in range (noUncheckedIndexedAccess).

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Distance from (px, py) to the segment (ax, ay)–(bx, by). `Math.hypot` is several times slower. */
function segmentDistance(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : clamp(((px - ax) * dx + (py - ay) * dy) / length, 0, 1);
  const ex = px - ax - t * dx;
  const ey = py - ay - t * dy;
  return Math.sqrt(ex * ex + ey * ey);
}

/** Columns of row `y` that a segment, `reach` pixels thick on each side, can touch. */
function columns(y: number, a: Point, b: Point, reach: number): [from: number, to: number] {
  const rise = b[1] - a[1];
  const left = Math.min(a[0], b[0]) - reach;
  const right = Math.max(a[0], b[0]) + reach;
  if (Math.abs(rise) < 1) return [left, right];
  const slope = (b[0] - a[0]) / rise;
  const middle = a[0] + (y + 0.5 - a[1]) * slope;
  // The horizontal extent of a slanted line exceeds its width.
  const spread = (reach + 0.5) * Math.sqrt(1 + slope * slope) + Math.abs(slope);
  return [Math.max(left, middle - spread), Math.min(right, middle + spread)];
}

/** A polyline of the given width with round caps and joins; plots each pixel once. */
export function plotPath(points: readonly Point[], width: number, size: Size, plot: Plot): void {
  const half = width / 2;
  const reach = half + 0.5;
  const ys = points.map((point) => point[1]);
  const y0 = clamp(Math.floor(Math.min(...ys) - reach), 0, size.height - 1);
  const y1 = clamp(Math.ceil(Math.max(...ys) + reach), 0, size.height - 1);
  const row = new Float32Array(size.width);
  for (let y = y0; y <= y1; y += 1) {
    let first = size.width;
    let last = -1;
    for (let i = 1; i < points.length; i += 1) {
      const a = points[i - 1] as Point;
      const b = points[i] as Point;
      if (y + 1 < Math.min(a[1], b[1]) - reach || y > Math.max(a[1], b[1]) + reach) continue;
      const [from, to] = columns(y, a, b, reach);
      const x1 = Math.min(size.width - 1, Math.ceil(to));
      for (let x = Math.max(0, Math.floor(from)); x <= x1; x += 1) {
        const coverage = reach - segmentDistance(x + 0.5, y + 0.5, a[0], a[1], b[0], b[1]);
        if (coverage > (row[x] as number)) {
          row[x] = coverage;
          if (x < first) first = x;
          if (x > last) last = x;
        }
      }
    }
    for (let x = first; x <= last; x += 1) {
      const coverage = row[x] as number;
      if (coverage > 0) plot(x, y, Math.min(1, coverage));
      row[x] = 0;
    }
  }
}

/** @param width of the outline; a disc without. */
export function plotCircle(
  [cx, cy]: Point,
  radius: number,
  width: number | undefined,
  size: Size,
  plot: Plot,
): void {
  const reach = radius + (width ?? 0) / 2 + 1;
  const x1 = Math.min(size.width - 1, Math.ceil(cx + reach));
  const y1 = Math.min(size.height - 1, Math.ceil(cy + reach));
  for (let y = Math.max(0, Math.floor(cy - reach)); y <= y1; y += 1) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= x1; x += 1) {
      const distance = Math.sqrt((x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2) - radius;
      const coverage = 0.5 - (width === undefined ? distance : Math.abs(distance) - width / 2);
      if (coverage > 0) plot(x, y, Math.min(1, coverage));
    }
  }
}

/** Sufficient: horizontal coverage is exact, and outlines cover most edges. */
const SUB_ROWS = 2;

/** A filled polygon (even-odd), with two scan lines per pixel row. */
export function plotPolygon(points: readonly Point[], size: Size, plot: Plot): void {
  const ys = points.map((point) => point[1]);
  const xs = points.map((point) => point[0]);
  const y1 = clamp(Math.ceil(Math.max(...ys)), 0, size.height);
  const x0 = clamp(Math.floor(Math.min(...xs)), 0, size.width);
  const x1 = clamp(Math.ceil(Math.max(...xs)), 0, size.width);
  const row = new Float32Array(size.width);
  for (let y = clamp(Math.floor(Math.min(...ys)), 0, size.height); y < y1; y += 1) {
    for (let sub = 0; sub < SUB_ROWS; sub += 1) addSpans(row, crossings(points, y + (sub + 0.5) / SUB_ROWS));
    for (let x = x0; x < x1; x += 1) {
      const coverage = row[x] as number;
      if (coverage > 0) plot(x, y, Math.min(1, coverage));
      row[x] = 0;
    }
  }
}

function crossings(points: readonly Point[], y: number): number[] {
  const xs: number[] = [];
  for (let i = 0; i < points.length; i += 1) {
    const a = points[i] as Point;
    const b = points[(i + 1) % points.length] as Point;
    if (a[1] > y !== b[1] > y) xs.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
  }
  return xs.sort((left, right) => left - right);
}

function addSpans(row: Float32Array, xs: readonly number[]): void {
  for (let i = 0; i + 1 < xs.length; i += 2) {
    const from = clamp(xs[i] as number, 0, row.length);
    const to = clamp(xs[i + 1] as number, 0, row.length);
    for (let x = Math.floor(from); x < to; x += 1) {
      row[x] = (row[x] as number) + (Math.min(x + 1, to) - Math.max(x, from)) / SUB_ROWS;
    }
  }
}
