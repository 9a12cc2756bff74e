/** Where the boxes and arrows of a chart stand, in pixels, for a given width. Pure: the drawing only follows it. */
import type { Schemas } from '../api.ts';

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

/** An arrow from one box to another. */
export interface Arrow {
  readonly transition: string;
  readonly from: string;
  readonly to: string;
  /** Of an SVG path. */
  readonly path: string;
  /** A point of it, from 0 to 1. */
  readonly at: (t: number) => Point;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly bands: readonly Band[];
  readonly arrows: readonly Arrow[];
  /** Where the boxes beside the usual way begin. */
  readonly aside: number;
}

const BOX_HEIGHT = 46;
/** Between two rows of a group. */
const ROW_GAP = 28;
/** A group's title stands above its first row. */
const BAND_TOP = 30;
const BAND_BOTTOM = 10;
/** Between the two columns, where most arrows run. */
const GUTTER = { narrow: 52, wide: 88 } as const;
const NARROW = 420;
const MARGIN = 4;
/** How far ends of arrows stay away from the corners of a box. */
const CORNER = 8;
/** How far an arrow that comes back to its own column swings out. */
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

interface Way {
  readonly transition: string;
  readonly from: State;
  readonly to: State;
}

function waysOf(states: readonly State[], transitions: readonly Transition[]): Way[] {
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

const isNext = ({ from, to }: Way): boolean => from.column === to.column && Math.abs(from.row - to.row) === 1;

/** Straight down or up to the neighbour, unless the way there is taken by the arrow that leads down. */
function isStraight(way: Way, all: readonly Way[]): boolean {
  if (!isNext(way)) return false;
  const goesDown = way.from.row < way.to.row;
  return goesDown || !all.some((other) => other.from === way.to && other.to === way.from);
}

/** Ends of arrows at the inner side of each box, spread over it in an order in which they do not cross. */
function portsOf(
  ways: readonly Way[],
  boxes: ReadonlyMap<string, Box>,
): (way: Way, end: 'from' | 'to') => number {
  const places = new Map<string, number>();
  const key = (way: Way, end: 'from' | 'to'): string => `${way.transition} ${way.from.id} ${end}`;
  for (const [id, box] of boxes) {
    const ends = ways.flatMap((way) =>
      (['from', 'to'] as const).filter((end) => way[end].id === id).map((end) => ({ way, end })),
    );
    const otherRow = ({ way, end }: (typeof ends)[number]): number => way[end === 'from' ? 'to' : 'from'].row;
    const rightwards = ({ way }: (typeof ends)[number]): number => (way.from.column === 0 ? 0 : 1);
    ends.sort((a, b) => otherRow(a) - otherRow(b) || rightwards(a) - rightwards(b));
    ends.forEach(({ way, end }, index) => {
      const share = (index + 1) / (ends.length + 1);
      places.set(key(way, end), box.y + CORNER + share * (box.height - 2 * CORNER));
    });
  }
  return (way, end) => places.get(key(way, end)) ?? 0;
}

function straight(a: Point, b: Point): Pick<Arrow, 'path' | 'at'> {
  return {
    path: `M ${a.x} ${a.y} L ${b.x} ${b.y}`,
    at: (t) => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }),
  };
}

/** A curve that leaves and arrives level. */
function curve(a: Point, b: Point, [ax, bx]: readonly [number, number]): Pick<Arrow, 'path' | 'at'> {
  const mix = (t: number, p0: number, p1: number, p2: number, p3: number): number =>
    (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3;
  return {
    path: `M ${a.x} ${a.y} C ${ax} ${a.y} ${bx} ${b.y} ${b.x} ${b.y}`,
    at: (t) => ({ x: mix(t, a.x, ax, bx, b.x), y: mix(t, a.y, a.y, b.y, b.y) }),
  };
}

function arrowOf(
  way: Way,
  all: readonly Way[],
  boxes: ReadonlyMap<string, Box>,
  port: ReturnType<typeof portsOf>,
): Arrow[] {
  const [from, to] = [boxes.get(way.from.id), boxes.get(way.to.id)];
  if (from === undefined || to === undefined) return [];
  const named = { transition: way.transition, from: from.id, to: to.id };
  if (isStraight(way, all)) {
    const isDown = from.y < to.y;
    const x = from.x + from.width / 2;
    const a = { x, y: isDown ? from.y + from.height : from.y };
    return [{ ...named, ...straight(a, { x, y: isDown ? to.y : to.y + to.height }) }];
  }
  // Everything else runs between the columns.
  const inner = (box: Box, { column }: State): number => (column === 0 ? box.x + box.width : box.x);
  const a = { x: inner(from, way.from), y: port(way, 'from') };
  const b = { x: inner(to, way.to), y: port(way, 'to') };
  const out = way.from.column === 0 ? SWING : -SWING;
  const middle = (a.x + b.x) / 2;
  const bends =
    way.from.column === way.to.column ? ([a.x + out, b.x + out] as const) : ([middle, middle] as const);
  return [{ ...named, ...curve(a, b, bends) }];
}

/** @param width of the whole drawing, px */
export function layoutOf(
  states: readonly State[],
  transitions: readonly Transition[],
  width: number,
): Layout {
  const { ys, bands, height } = rowsOf(states);
  const boxes = boxesOf(states, width, ys);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const ways = waysOf(states, transitions);
  const port = portsOf(
    ways.filter((way) => !isStraight(way, ways)),
    byId,
  );
  const aside = (width + (width < NARROW ? GUTTER.narrow : GUTTER.wide)) / 2;
  return {
    width,
    height,
    boxes,
    bands,
    aside,
    arrows: ways.flatMap((way) => arrowOf(way, ways, byId, port)),
  };
}

/** Centres of numbers are at least so far apart, px. */
const BADGE = 26;
/** Where on its arrow a number is looked for, the best place first. */
const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];

/** A place for a number on each of these arrows, so that none covers another. */
export function badgePlaces(arrows: readonly Arrow[]): readonly Point[] {
  const placed: Point[] = [];
  const room = (point: Point): number =>
    Math.min(BADGE, ...placed.map((other) => Math.hypot(other.x - point.x, other.y - point.y)));
  for (const { at } of arrows) {
    const [first = at(0.5), ...others] = PLACES.map(at);
    // The roomiest, and of equal ones the first.
    placed.push(others.reduce((best, point) => (room(point) > room(best) ? point : best), first));
  }
  return placed;
}
