/** Layout of a chart in pixels for a given width, as a pure function. */
import type { Schemas } from '../queries.ts';

type State = Pick<Schemas['ControlChart']['states'][number], 'id' | 'group' | 'row' | 'column'>;
type Transition = Pick<Schemas['ControlTransition'], 'id' | 'from' | 'to'>;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface Band {
  readonly group: string;
  readonly y: number;
  readonly height: number;
}

export interface Arrow {
  readonly transition: string;
  readonly from: string;
  readonly to: string;
  /** The `d` attribute of an SVG path. */
  readonly path: string;
  /** A point on it, `t` from 0 to 1. */
  readonly at: (t: number) => Point;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly bands: readonly Band[];
  readonly arrows: readonly Arrow[];
  /** x of the second column. */
  readonly aside: number;
}

const BOX_HEIGHT = 46;
const ROW_GAP = 28;
/** Space for a group's title above its first row. */
const BAND_TOP = 30;
const BAND_BOTTOM = 10;
/** Between the columns, where most arrows run. */
const GUTTER = { narrow: 52, wide: 88 } as const;
const NARROW = 420;
const MARGIN = 4;
/** Minimum distance of arrow ends from the corners of a box. */
const CORNER = 8;
/** How far an arrow back to its own column bulges. */
const SWING = 36;

function rowsOf(states: readonly State[]): { ys: Map<number, number>; bands: Band[]; height: number } {
  const ys = new Map<number, number>();
  const bands: { group: string; y: number; height: number }[] = [];
  let y = 0;
  const rows = [...new Map(states.map((state) => [state.row, state.group]))].sort(([a], [b]) => a - b);
  for (const [row, group] of rows) {
    const band = bands.at(-1);
    if (band?.group === group) {
      y += ROW_GAP;
    } else {
      if (band !== undefined) {
        y += BAND_BOTTOM;
        band.height = y - band.y;
      }
      bands.push({ group, y, height: 0 });
      y += BAND_TOP;
    }
    ys.set(row, y);
    y += BOX_HEIGHT;
  }
  y += BAND_BOTTOM;
  const last = bands.at(-1);
  if (last !== undefined) last.height = y - last.y;
  return { ys, bands, height: y };
}

function boxesOf(states: readonly State[], width: number, ys: ReadonlyMap<number, number>): Box[] {
  const gutter = width < NARROW ? GUTTER.narrow : GUTTER.wide;
  const boxWidth = Math.max(0, (width - gutter) / 2 - MARGIN);
  return states.map(({ id, row, column }) => ({
    id,
    x: column === 0 ? MARGIN : MARGIN + boxWidth + gutter,
    y: ys.get(row) ?? 0,
    width: boxWidth,
    height: BOX_HEIGHT,
  }));
}

interface Edge {
  readonly transition: string;
  readonly from: State;
  readonly to: State;
}

function edgesOf(states: readonly State[], transitions: readonly Transition[]): Edge[] {
  const find = (id: string): State | undefined => states.find((state) => state.id === id);
  return transitions.flatMap(({ id, from, to }) => {
    const target = to === null ? undefined : find(to);
    if (target === undefined) return [];
    return from.flatMap((name) => {
      const origin = find(name);
      return origin === undefined ? [] : [{ transition: id, from: origin, to: target }];
    });
  });
}

const isNext = ({ from, to }: Edge): boolean =>
  from.column === to.column && Math.abs(from.row - to.row) === 1;

/** Straight down or up to the neighbour, unless an arrow down occupies that edge. */
function isStraight(edge: Edge, all: readonly Edge[]): boolean {
  if (!isNext(edge)) return false;
  const goesDown = edge.from.row < edge.to.row;
  return goesDown || !all.some((other) => other.from === edge.to && other.to === edge.from);
}

/** Arrow ends on the inner side of each box, ordered to avoid crossings. */
function portsOf(
  edges: readonly Edge[],
  boxes: ReadonlyMap<string, Box>,
): (edge: Edge, end: 'from' | 'to') => number {
  const places = new Map<string, number>();
  const key = (edge: Edge, end: 'from' | 'to'): string => `${edge.transition} ${edge.from.id} ${end}`;
  for (const [id, box] of boxes) {
    const ends = edges.flatMap((edge) =>
      (['from', 'to'] as const).filter((end) => edge[end].id === id).map((end) => ({ edge, end })),
    );
    const otherRow = ({ edge, end }: (typeof ends)[number]): number =>
      edge[end === 'from' ? 'to' : 'from'].row;
    const rightwards = ({ edge }: (typeof ends)[number]): number => (edge.from.column === 0 ? 0 : 1);
    ends.sort((a, b) => otherRow(a) - otherRow(b) || rightwards(a) - rightwards(b));
    ends.forEach(({ edge, end }, index) => {
      const share = (index + 1) / (ends.length + 1);
      places.set(key(edge, end), box.y + CORNER + share * (box.height - 2 * CORNER));
    });
  }
  return (edge, end) => places.get(key(edge, end)) ?? 0;
}

function straight(a: Point, b: Point): Pick<Arrow, 'path' | 'at'> {
  return {
    path: `M ${a.x} ${a.y} L ${b.x} ${b.y}`,
    at: (t) => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }),
  };
}

function curve(a: Point, b: Point, [ax, bx]: readonly [number, number]): Pick<Arrow, 'path' | 'at'> {
  const mix = (t: number, p0: number, p1: number, p2: number, p3: number): number =>
    (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3;
  return {
    path: `M ${a.x} ${a.y} C ${ax} ${a.y} ${bx} ${b.y} ${b.x} ${b.y}`,
    at: (t) => ({ x: mix(t, a.x, ax, bx, b.x), y: mix(t, a.y, a.y, b.y, b.y) }),
  };
}

function arrowOf(
  edge: Edge,
  all: readonly Edge[],
  boxes: ReadonlyMap<string, Box>,
  port: ReturnType<typeof portsOf>,
): Arrow[] {
  const [from, to] = [boxes.get(edge.from.id), boxes.get(edge.to.id)];
  if (from === undefined || to === undefined) return [];
  const named = { transition: edge.transition, from: from.id, to: to.id };
  if (isStraight(edge, all)) {
    const isDown = from.y < to.y;
    const x = from.x + from.width / 2;
    const a = { x, y: isDown ? from.y + from.height : from.y };
    return [{ ...named, ...straight(a, { x, y: isDown ? to.y : to.y + to.height }) }];
  }
  // All other arrows run between the columns.
  const inner = (box: Box, { column }: State): number => (column === 0 ? box.x + box.width : box.x);
  const a = { x: inner(from, edge.from), y: port(edge, 'from') };
  const b = { x: inner(to, edge.to), y: port(edge, 'to') };
  const out = edge.from.column === 0 ? SWING : -SWING;
  const middle = (a.x + b.x) / 2;
  const bends =
    edge.from.column === edge.to.column ? ([a.x + out, b.x + out] as const) : ([middle, middle] as const);
  return [{ ...named, ...curve(a, b, bends) }];
}

/** @param width of the drawing, px */
export function layoutOf(
  states: readonly State[],
  transitions: readonly Transition[],
  width: number,
): Layout {
  const { ys, bands, height } = rowsOf(states);
  const boxes = boxesOf(states, width, ys);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const edges = edgesOf(states, transitions);
  const port = portsOf(
    edges.filter((edge) => !isStraight(edge, edges)),
    byId,
  );
  const aside = (width + (width < NARROW ? GUTTER.narrow : GUTTER.wide)) / 2;
  return {
    width,
    height,
    boxes,
    bands,
    aside,
    arrows: edges.flatMap((edge) => arrowOf(edge, edges, byId, port)),
  };
}

/** Minimum distance between centres of badges, px. */
const BADGE = 26;
/** Candidate positions of a badge on its arrow, best first. */
const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];

/** A position for the badge of each arrow, without overlaps. */
export function badgePlaces(arrows: readonly Arrow[]): readonly Point[] {
  const placed: Point[] = [];
  const room = (point: Point): number =>
    Math.min(BADGE, ...placed.map((other) => Math.hypot(other.x - point.x, other.y - point.y)));
  for (const { at } of arrows) {
    const [first = at(0.5), ...others] = PLACES.map(at);
    // The one with most space; the first of equal ones.
    placed.push(others.reduce((best, point) => (room(point) > room(best) ? point : best), first));
  }
  return placed;
}
