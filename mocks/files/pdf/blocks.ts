import { BODY, leading, MARGIN, setLabel, SMALL, TEXT_WIDTH, type Flow, type SetLabel } from './flow.ts';
import type { Block, Column, Facts, List, Paragraph, Signatures, Table } from './model.ts';
import { INK } from './sheet.ts';
import type { Style } from './text.ts';

const CELL: Style = { size: 9, color: INK.ink };
const HEAD: Style = { size: 8.5, bold: true, color: INK.muted };
const PAD = 5;
const GAP = 10;

export function drawBlock(flow: Flow, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      drawParagraph(flow, block);
      break;
    case 'facts':
      drawFacts(flow, block.rows);
      break;
    case 'table':
      drawTable(flow, block);
      break;
    case 'list':
      drawList(flow, block);
      break;
    case 'signatures':
      drawSignatures(flow, block);
      break;
  }
  flow.y += GAP;
}

function drawParagraph(flow: Flow, block: Paragraph): void {
  const color = block.tone === 'attention' ? INK.attention : block.tone === 'muted' ? INK.muted : INK.ink;
  flow.paragraph(block.text, { ...BODY, color });
}

function drawList(flow: Flow, block: List): void {
  for (const item of block.items) {
    flow.need(leading(BODY) * 2);
    flow.sheet.line(
      MARGIN + 2,
      flow.y + leading(BODY) / 2,
      MARGIN + 9,
      flow.y + leading(BODY) / 2,
      INK.steel,
      0.9,
    );
    flow.paragraph(item, BODY, 18);
    flow.y += 2;
  }
}

export function drawFacts(flow: Flow, rows: Facts['rows']): void {
  const keyWidth = TEXT_WIDTH * 0.32;
  const valueWidth = TEXT_WIDTH - keyWidth - 12;
  for (const [key, value] of rows) {
    const left = setLabel(key, keyWidth, { ...CELL, color: INK.muted });
    const right = setLabel(value, valueWidth, CELL);
    const height = Math.max(left.height, right.height) + PAD;
    flow.need(height);
    flow.place(left, MARGIN, flow.y + PAD / 2, keyWidth);
    flow.place(right, MARGIN + keyWidth + 12, flow.y + PAD / 2, valueWidth);
    flow.y += height;
    flow.sheet.line(MARGIN, flow.y, MARGIN + TEXT_WIDTH, flow.y, INK.rule, 0.5);
  }
}

interface Cell {
  set: SetLabel;
  x: number;
  width: number;
  align: 'left' | 'right';
}

function setRow(
  columns: readonly Column[],
  labels: readonly (Column['label'] | undefined)[],
  style: Style,
): Cell[] {
  const total = columns.reduce((sum, column) => sum + column.weight, 0);
  let x = MARGIN;
  return columns.map((column, index) => {
    const outer = (TEXT_WIDTH * column.weight) / total;
    const width = outer - (index === columns.length - 1 ? 0 : 12);
    const cell: Cell = {
      set: setLabel(labels[index] ?? '', width, style),
      x,
      width,
      align: column.align ?? 'left',
    };
    x += outer;
    return cell;
  });
}

function placeRow(flow: Flow, cells: Cell[], rule: string, weight: number): void {
  for (const cell of cells) flow.place(cell.set, cell.x, flow.y + PAD / 2, cell.width, cell.align);
  flow.y += rowHeight(cells);
  flow.sheet.line(MARGIN, flow.y, MARGIN + TEXT_WIDTH, flow.y, rule, weight);
}

function rowHeight(cells: Cell[]): number {
  return Math.max(...cells.map((cell) => cell.set.height)) + PAD;
}

function drawTable(flow: Flow, block: Table): void {
  const head = setRow(
    block.columns,
    block.columns.map((column) => column.label),
    HEAD,
  );
  const drawHead = (): void => placeRow(flow, head, INK.steel, 0.9);
  flow.need(rowHeight(head) + 3 * leading(CELL));
  drawHead();
  block.rows.forEach((row, index) => {
    const isTotal = block.total === true && index === block.rows.length - 1;
    const cells = setRow(block.columns, row, isTotal ? { ...CELL, bold: true } : CELL);
    if (flow.need(rowHeight(cells))) drawHead();
    if (isTotal) flow.sheet.line(MARGIN, flow.y, MARGIN + TEXT_WIDTH, flow.y, INK.muted, 0.9);
    placeRow(flow, cells, INK.rule, 0.5);
  });
}

function drawSignatures(flow: Flow, block: Signatures): void {
  const height = 116;
  flow.need(height);
  const width = (TEXT_WIDTH - 32 * (block.parties.length - 1)) / block.parties.length;
  block.parties.forEach((party, index) => {
    const x = MARGIN + index * (width + 32);
    flow.place(setLabel(party.role, width, HEAD), x, flow.y, width);
    flow.place(setLabel(party.name, width, CELL), x, flow.y + 28, width);
    flow.sheet.line(x, flow.y + 90, x + width, flow.y + 90, INK.muted, 0.6);
    const signed = party.signedAt === undefined ? '日期 Date' : `签署日期 Signed ${party.signedAt}`;
    flow.place(setLabel(signed, width, SMALL), x, flow.y + 94, width);
  });
  flow.y += height;
}
