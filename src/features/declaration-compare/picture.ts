import type { Bar } from './bars.ts';

/** What the picture says, in words of the page's language. */
export interface PictureContent {
  title: string;
  /** One for each that differs. */
  sentences: readonly string[];
  /** In order; the first is the reference. */
  sides: readonly {
    letter: string;
    name: string;
    company: string;
    number: string;
    figure: string;
    words: string;
  }[];
  /** Modules with their waterfall, by side. */
  rows: readonly { label: string; cells: readonly { value: string; bar: Bar | null }[] }[];
  /** Why the figures may not be comparable. */
  cautions: readonly string[];
  /** Source and day. */
  foot: string;
}

export type Shape =
  | {
      kind: 'text';
      x: number;
      y: number;
      width: number;
      text: string;
      size: number;
      bold: boolean;
      colour: string;
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: string };

export interface Layout {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** Light colours of the theme: the picture is for paper. */
const INK = '#12263A';
const MUTED = '#51657A';
const STEEL = '#1B5E8C';
const ATTENTION = '#7A4A00';
const SUNK = '#EDF1F5';
const RULE = '#D8E0E7';

const WIDTH = 1200;
const EDGE = 48;
const LABEL = 180;
const GAP = 32;
const ROW = 64;
const LINE = 28;

/** Places everything; drawing is left to {@link paint}. */
export function layOut({ title, sentences, sides, rows, cautions, foot }: PictureContent): Layout {
  const inner = WIDTH - 2 * EDGE;
  const column = (inner - LABEL - GAP * sides.length) / Math.max(sides.length, 1);
  const left = (at: number): number => EDGE + LABEL + GAP + at * (column + GAP);
  const shapes: Shape[] = [];
  const say = (
    x: number,
    y: number,
    text: string,
    size: number,
    width: number,
    bold = false,
    colour = INK,
  ): void => {
    shapes.push({ kind: 'text', x, y, width, text, size, bold, colour });
  };
  const box = (x: number, y: number, width: number, height: number, colour: string): void => {
    shapes.push({ kind: 'box', x, y, width, height, colour });
  };
  say(EDGE, 76, title, 32, inner, true);
  sentences.forEach((sentence, at) => say(EDGE, 112 + at * LINE, sentence, 20, inner, true, STEEL));
  sides.forEach(({ letter, name, company, number, figure, words }, at) => {
    const x = left(at);
    box(x, 156, column, 4, STEEL);
    say(x, 196, `${letter}  ${name}`, 22, column, true);
    say(x, 224, company, 17, column, false, MUTED);
    say(x, 250, number, 17, column, false, MUTED);
    say(x, 296, figure, 30, column, true);
    say(x, 324, words, 17, column, false, MUTED);
  });
  rows.forEach(({ label, cells }, at) => {
    const y = 360 + at * ROW;
    box(EDGE, y, inner, 1, RULE);
    say(EDGE, y + 30, label, 17, LABEL, true);
    cells.forEach(({ value, bar }, of) => {
      say(left(of), y + 26, value, 17, column, true);
      if (bar === null) return;
      box(left(of), y + 36, column, 14, SUNK);
      box(left(of) + (bar.left / 100) * column, y + 36, Math.max((bar.width / 100) * column, 2), 14, STEEL);
    });
  });
  const end = 360 + rows.length * ROW;
  box(EDGE, end, inner, 1, RULE);
  cautions.forEach((caution, at) => say(EDGE, end + 36 + at * LINE, caution, 17, inner, true, ATTENTION));
  const last = end + cautions.length * LINE;
  say(EDGE, last + 36, foot, 15, inner, false, MUTED);
  return { width: WIDTH, height: last + 64, shapes };
}

/** Twice the size in px, so that it is sharp on paper. */
const SCALE = 2;

/** @returns a PNG; null where the browser draws none */
export function paint({ width, height, shapes }: Layout, fontFamily: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.scale(SCALE, SCALE);
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  for (const shape of shapes) {
    context.fillStyle = shape.colour;
    if (shape.kind === 'box') context.fillRect(shape.x, shape.y, shape.width, shape.height);
    else {
      context.font = `${shape.bold ? '600 ' : ''}${String(shape.size)}px ${fontFamily}`;
      // Long texts are condensed to their width.
      context.fillText(shape.text, shape.x, shape.y, shape.width);
    }
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
