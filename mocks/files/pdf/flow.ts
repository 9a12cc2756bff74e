/** A cursor that walks down the pages and opens a new one when the next thing does not fit. */
import { lines, type Label } from './model.ts';
import { INK, PAGE, Sheet } from './sheet.ts';
import { textWidth, type Style } from './text.ts';
import { wrap } from './wrap.ts';

/** Left and right of the text, points. */
export const MARGIN = 56;

/** Points. */
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const BODY_TOP = 92;
const BODY_BOTTOM = PAGE.height - 76;

export const BODY: Style = { size: 10, color: INK.ink };
export const SMALL: Style = { size: 8, color: INK.muted };
const LEADING = 1.6;

/** A label broken into lines: the main text, then the second language, smaller and muted. */
export interface SetLabel {
  rows: { text: string; style: Style }[];
  height: number;
}

/** From one baseline to the next, points. */
export function leading(style: Style): number {
  return style.size * LEADING;
}

/** Breaks a label into lines for a column of `width` points. */
export function setLabel(label: Label, width: number, style: Style): SetLabel {
  const { main, second } = lines(label);
  const rows = wrap(main, width, style).map((text) => ({ text, style }));
  if (second !== undefined) {
    const small: Style = { size: style.size * 0.84, color: INK.muted };
    rows.push(...wrap(second, width, small).map((text) => ({ text, style: small })));
  }
  return { rows, height: rows.reduce((sum, row) => sum + leading(row.style), 0) };
}

/** `y` is the cursor: points from the top edge of the last sheet. The running title heads every sheet but the first. */
export class Flow {
  readonly sheets: Sheet[] = [];
  y = 0;
  private readonly runningTitle: string;

  constructor(runningTitle: string) {
    this.runningTitle = runningTitle;
    this.sheets.push(new Sheet());
  }

  get sheet(): Sheet {
    // There is one from the start.
    return this.sheets.at(-1) as Sheet;
  }

  /** Room left on this page, in points. */
  get room(): number {
    return BODY_BOTTOM - this.y;
  }

  newPage(): void {
    this.sheets.push(new Sheet());
    this.sheet.text(this.runningTitle, MARGIN, 50, SMALL);
    this.sheet.line(MARGIN, 60, PAGE.width - MARGIN, 60, INK.rule);
    this.y = BODY_TOP;
  }

  /** Makes sure `height` points fit below the cursor; true when that took a new page. */
  need(height: number): boolean {
    if (height <= this.room || this.y === BODY_TOP) return false;
    this.newPage();
    return true;
  }

  /** Draws a broken label with its first line box at `top`, without moving the cursor. */
  place(set: SetLabel, x: number, top: number, width: number, align: 'left' | 'right' = 'left'): void {
    let y = top;
    for (const { text, style } of set.rows) {
      const baseline = y + leading(style) * 0.5 + style.size * 0.36;
      if (align === 'right') this.sheet.textRight(text, x + width, baseline, style);
      else this.sheet.text(text, x, baseline, style);
      y += leading(style);
    }
  }

  /** Sets running text line by line, so that a long paragraph may cross pages. */
  paragraph(label: Label, style: Style, indent = 0): void {
    const set = setLabel(label, TEXT_WIDTH - indent, style);
    for (const row of set.rows) {
      this.need(leading(row.style));
      this.place({ rows: [row], height: 0 }, MARGIN + indent, this.y, TEXT_WIDTH - indent);
      this.y += leading(row.style);
    }
  }

  /** Numbers the pages and repeats the document's number, once all pages are known. */
  footers(number: string | undefined, author: string): void {
    const y = PAGE.height - 42;
    this.sheets.forEach((sheet, index) => {
      sheet.line(MARGIN, y - 16, PAGE.width - MARGIN, y - 16, INK.rule);
      const wide = sheet.text(author, MARGIN, y, SMALL);
      if (number !== undefined) sheet.text(number, MARGIN + wide + 14, y, SMALL);
      const page = `${index + 1} / ${this.sheets.length}`;
      sheet.text(page, PAGE.width - MARGIN - textWidth(page, SMALL), y, SMALL);
    });
  }
}
