/** Head of the first page: issuer, title, progress line, key figure. */
import { drawFacts } from './blocks.ts';
import { leading, MARGIN, setLabel, SMALL, TEXT_WIDTH, type Flow } from './flow.ts';
import { lines, type KeyFigure, type PdfDocument } from './model.ts';
import { INK, PAGE, type Sheet } from './sheet.ts';
import type { Style } from './text.ts';
import { PRODUCT_SHAPES } from '#src/lib/product-shapes.ts';
import { shapeOf } from '../drawings.ts';
import { SEAL_RINGS } from '#src/lib/seal-rings.ts';

/** Same rule as the portal's src/parts/certificate/seal.ts: folds 64 hexadecimal digits to two numbers per ring. */
function numbersOf(hash: string): number[] {
  const numbers = SEAL_RINGS.flatMap(() => [0, 0]);
  (hash.replace(/^0x/, '').match(/.{4}/g) ?? []).forEach((digits, at) => {
    const before = numbers[at % numbers.length] ?? 0;
    numbers[at % numbers.length] = (((before << 3) | (before >> 13)) & 0xffff) ^ Number.parseInt(digits, 16);
  });
  return numbers;
}

/** Waves of a seal in SVG path data, each with the angles at which it is drawn, in degrees. */
export function sealWaves(hash: string): { path: string; turns: number[] }[] {
  const numbers = numbersOf(hash);
  return SEAL_RINGS.map(({ radius, swing, lobes: [from, choices], copies, steps }, ring) => {
    const [kind = 0, shape = 0] = numbers.slice(ring * 2);
    const lobes = from + (kind % choices);
    const depth = 0.1 + ((shape & 0xff) / 0xff) * 0.3;
    const points = Array.from({ length: lobes * steps }, (_, step) => {
      const angle = (step / (lobes * steps)) * 2 * Math.PI;
      const slow = Math.cos((3 + ((kind >> 8) % 6)) * angle + (shape / 0x10000) * 2 * Math.PI);
      const distance = radius + swing * (1 - depth + depth * slow) * Math.cos(lobes * angle);
      return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
    });
    const turns = Array.from(
      { length: copies },
      (_, copy) => (kind / 0x10000) * 360 + (360 * copy) / (copies * lobes),
    );
    return { path: `M${points.join('L')}Z`, turns };
  });
}

/** @param size diameter in points */
function drawSeal(sheet: Sheet, hash: string, x: number, y: number, size: number, color: string): void {
  for (const { path, turns } of sealWaves(hash))
    for (const turn of turns) sheet.outline(path, { x, y, turn, scale: size / 100 }, color, 0.3);
}

const LINE = '#9FB1C3';

/** @param name of the product, with its rules behind it; @param size of the drawing in points, from its top left corner */
function drawProduct(sheet: Sheet, name: string, x: number, y: number, size: number): void {
  const { line, fine } = shapeOf(name) ?? PRODUCT_SHAPES.coil;
  const at = { x, y, turn: 0, scale: size / 64 };
  sheet.outline(fine, at, LINE, 0.45);
  sheet.outline(line, at, LINE, 0.9);
}

const STAGES = [
  { at: 10, zh: '申请', en: 'Application' },
  { at: 20, zh: '合同', en: 'Contract' },
  { at: 30, zh: 'LCA', en: 'LCA' },
  { at: 40, zh: '验证', en: 'Verification' },
  { at: 50, zh: '报告', en: 'Report' },
  { at: 60, zh: '评审', en: 'Review' },
  { at: 70, zh: '发布', en: 'Release' },
] as const;
/** Colours of the certificate's band, as in the portal. */
const BAND = { ground: '#0B1722', ink: '#E4EBF2', muted: '#9FB1C3', steel: '#6DB3E3' } as const;
const A1_TO_A3 = ['#3C6583', '#647386', BAND.steel] as const;
/** Size of the product's drawing beside the title, points. */
const DRAWING = 96;
const RIGHT = PAGE.width - MARGIN;

export function drawCover(flow: Flow, doc: PdfDocument): void {
  drawMasthead(flow, doc);
  drawProduct(flow.sheet, doc.product ?? '', RIGHT - DRAWING, 92, DRAWING);
  flow.y = 124;
  drawTitle(flow, doc);
  drawCoolingLine(flow, doc.language, doc.stage);
  if (doc.keyFigure !== undefined) drawKeyFigure(flow, doc.keyFigure);
  if (doc.summary !== undefined) {
    const middle = flow.y + 46;
    drawFacts(flow, doc.summary);
    if (doc.seal !== undefined) {
      // A white disc hides the rules between the facts.
      flow.sheet.circle(RIGHT - 46, middle, 48, '#FFFFFF', 'fill');
      drawSeal(flow.sheet, doc.seal, RIGHT - 46, middle, 88, INK.steel);
    }
    flow.y += 12;
  }
}

function drawMasthead(flow: Flow, doc: PdfDocument): void {
  const [first, second] =
    doc.language === 'zh' ? [doc.author.zh, doc.author.en] : [doc.author.en, doc.author.zh];
  flow.sheet.text(first, MARGIN, 54, { size: 10.5, bold: true, color: INK.steel });
  flow.sheet.text(second, MARGIN, 68, SMALL);
  if (doc.number !== undefined)
    flow.sheet.textRight(doc.number, RIGHT, 54, { size: 10.5, bold: true, color: INK.ink });
  flow.sheet.textRight(doc.createdAt, RIGHT, 68, SMALL);
  flow.sheet.line(MARGIN, 80, RIGHT, 80, INK.rule);
}

function drawTitle(flow: Flow, doc: PdfDocument): void {
  const style: Style = { size: 23, bold: true, color: INK.ink };
  const { main, second } = lines(doc.title);
  // Leaves space for the drawing.
  const width = TEXT_WIDTH - 110;
  for (const row of setLabel(main, width, style).rows) {
    flow.sheet.text(row.text, MARGIN, flow.y, style);
    flow.y += 30;
  }
  const below: Style = { size: 12, color: INK.muted };
  const rest = [second, doc.subtitle === undefined ? undefined : lines(doc.subtitle).main];
  for (const text of rest) {
    if (text === undefined) continue;
    const set = setLabel(text, width, below);
    flow.place(set, MARGIN, flow.y - 16, width);
    flow.y += set.height;
  }
  flow.y = Math.max(flow.y + 8, 206);
}

/** Progress line with seven nodes: done, current, open. Without a stage all are done. */
function drawCoolingLine(flow: Flow, language: PdfDocument['language'], stage = 80): void {
  const y = flow.y;
  const step = (TEXT_WIDTH - 12) / (STAGES.length - 1);
  STAGES.forEach(({ at: number, ...name }, index) => {
    const x = MARGIN + 6 + index * step;
    if (index > 0) flow.sheet.line(x - step + 6, y, x - 6, y, number <= stage ? INK.steel : INK.rule, 1.2);
    if (number === stage) {
      flow.sheet.circle(x, y, 6.4, INK.melt, 'stroke');
      flow.sheet.circle(x, y, 3.8, INK.melt, 'fill');
    } else if (number < stage) {
      flow.sheet.circle(x, y, 4, INK.steel, 'fill');
    } else {
      flow.sheet.circle(x, y, 3.6, INK.muted, 'stroke');
    }
    const style = { ...SMALL, color: number === stage ? INK.melt : INK.muted };
    // Counted from 1, as users see stages (decision 37).
    const label = `${index + 1}/${STAGES.length} ${name[language]}`;
    // The outer labels align with the margins.
    if (index === 0) flow.sheet.text(label, MARGIN, y + 19, style);
    else if (index === STAGES.length - 1) flow.sheet.textRight(label, RIGHT, y + 19, style);
    else flow.sheet.textCentre(label, x, y + 19, style);
  });
  flow.y += 44;
}

function drawKeyFigure(flow: Flow, figure: KeyFigure): void {
  const top = flow.y;
  const height = 96;
  const x = MARGIN + 18;
  flow.sheet.rect(MARGIN, top, TEXT_WIDTH, height, BAND.ground);
  const label: Style = { size: 9, color: BAND.muted };
  flow.place(setLabel(figure.label, 215, label), x, top + 10, 215);
  const big: Style = { size: 36, bold: true, color: BAND.ink };
  const wide = flow.sheet.text(figure.value, x, top + 72, big);
  flow.sheet.text(figure.unit, x + wide + 8, top + 72, { size: 11, color: BAND.ink });
  if (figure.parts !== undefined) drawParts(flow, figure.parts, top);
  flow.y = top + height + 20;
}

/** Stacked bar with values below: colour is not the only cue. */
function drawParts(flow: Flow, parts: NonNullable<KeyFigure['parts']>, top: number): void {
  const left = MARGIN + TEXT_WIDTH * 0.53;
  const width = RIGHT - 18 - left;
  const sum = parts.reduce((total, part) => total + part.value, 0);
  let x = left;
  let y = top + 32;
  parts.forEach((part, index) => {
    const color = A1_TO_A3[index % A1_TO_A3.length] ?? BAND.steel;
    const share = (part.value / sum) * width;
    flow.sheet.rect(x, top + 18, Math.max(share - 1, 1), 8, color);
    x += share;
    flow.sheet.rect(left, y + 4, 6, 6, color);
    flow.place(setLabel(part.label, width - 80, { size: 8.5, color: BAND.ink }), left + 12, y, width - 80);
    const style: Style = { size: 8.5, color: BAND.ink };
    const percent = Math.round((part.value / sum) * 100);
    flow.sheet.textRight(`${part.value.toLocaleString('en-US')}  ${percent}%`, left + width, y + 10, style);
    y += leading(style) + 3;
  });
}
