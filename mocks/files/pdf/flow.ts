import { lines, type Label } from './model.ts';
import { INK, PAGE, Sheet } from './sheet.ts';
import { textWidth, type Style, wrap } from './text.ts';

export const MARGIN = 56;

export const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const BODY_TOP = 92;
const BODY_BOTTOM = PAGE.height - 76;

export const BODY: Style = { size: 10, color: INK.ink };
export const SMALL: Style = { size: 8, color: INK.muted };
const LEADING = 1.6;

/** A label broken into lines: the main text, then the translation, smaller and muted. */
export interface SetLabel {
  rows: { text: string; style: Style }[];
  height: number;
}

export function leading(style: Style): number {
  return style.size * LEADING;
}

export function setLabel(label: Label, width: number, style: Style): SetLabel {
  const { main, second } = lines(label);
  const rows = wrap(main, width, style).map((text) => ({ text, style }));
  if (second !== undefined) {
    const small: Style = { size: style.size * 0.84, color: INK.muted };
    rows.push(...wrap(second, width, small).map((text) => ({ text, style: small })));
  }
  return { rows, height: rows.reduce((sum, row) => sum + leading(row.style), 0) };
}

/** `y` is the cursor, in points from the top of the last page. Every page but the first has the running title. */
export class Flow {
  readonly sheets: Sheet[] = [];
  y = 0;
  private readonly runningTitle: string;

  constructor(runningTitle: string) {
    this.runningTitle = runningTitle;
    this.sheets.push(new Sheet());
  }

  get sheet(): Sheet {
    return this.sheets.at(-1) as Sheet;
  }

  get room(): number {
    return BODY_BOTTOM - this.y;
  }

  newPage(): void {
    this.sheets.push(new Sheet());
    this.sheet.text(this.runningTitle, MARGIN, 50, SMALL);
    this.sheet.line(MARGIN, 60, PAGE.width - MARGIN, 60, INK.rule);
    this.y = BODY_TOP;
  }

  /** Ensures `height` points below the cursor; true if it started a new page. */
  need(height: number): boolean {
    if (height <= this.room || this.y === BODY_TOP) return false;
    this.newPage();
    return true;
  }

  place(set: SetLabel, x: number, top: number, width: number, align: 'left' | 'right' = 'left'): void {
    let y = top;
    for (const { text, style } of set.rows) {
      const baseline = y + leading(style) * 0.5 + style.size * 0.36;
      if (align === 'right') this.sheet.textRight(text, x + width, baseline, style);
      else this.sheet.text(text, x, baseline, style);
      y += leading(style);
    }
  }

  /** Sets text line by line, so that a long paragraph can span pages. */
  paragraph(label: Label, style: Style, indent = 0): void {
    const set = setLabel(label, TEXT_WIDTH - indent, style);
    for (const row of set.rows) {
      this.need(leading(row.style));
      this.place({ rows: [row], height: 0 }, MARGIN + indent, this.y, TEXT_WIDTH - indent);
      this.y += leading(row.style);
    }
  }

  /** Call it last: needs the page count. */
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
