/** One A4 page; y in points from the top edge. */
import { pdfPath } from './svg-path.ts';
import { encodeRun, textWidth, toRuns, type Face, type Style } from './text.ts';

export const PAGE = { width: 595.28, height: 841.89 } as const;

/** The light palette of the portal's design language. */
export const INK = {
  ink: '#12263A',
  muted: '#51657A',
  steel: '#1B5E8C',
  melt: '#B4470F',
  rule: '#D8E0E7',
  attention: '#7A4A00',
} as const;

const FONT_NAMES: Record<Face, string> = { latin: '/Latin', latinBold: '/LatinBold', cjk: '/Cjk' };
/** Length of a quarter circle's Bézier handle. */
const KAPPA = 0.5523;

function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function rgb(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return parts.map((part) => String(Math.round(part * 1000) / 1000)).join(' ');
}

/** Texts are placed by their baseline. */
export class Sheet {
  private readonly operators: string[] = [];

  text(text: string, x: number, y: number, style: Style): number {
    let at = x;
    this.operators.push('BT', `${rgb(style.color)} rg`);
    for (const run of toRuns(text, style.bold)) {
      at += run.gap * style.size;
      // The Chinese font has no bold cut: a thin outline in the same colour thickens it in every viewer.
      const outlined = style.bold === true && run.face === 'cjk';
      this.operators.push(
        outlined ? `2 Tr ${num(style.size * 0.028)} w ${rgb(style.color)} RG` : '0 Tr',
        `${FONT_NAMES[run.face]} ${num(style.size * run.scale)} Tf`,
        `1 0 0 1 ${num(at)} ${num(PAGE.height - y + run.rise * style.size)} Tm ${encodeRun(run)} Tj`,
      );
      at += run.width * style.size;
    }
    this.operators.push('0 Tr', 'ET');
    return at - x;
  }

  textRight(text: string, right: number, y: number, style: Style): void {
    this.text(text, right - textWidth(text, style), y, style);
  }

  textCentre(text: string, x: number, y: number, style: Style): void {
    this.text(text, x - textWidth(text, style) / 2, y, style);
  }

  line(x1: number, y1: number, x2: number, y2: number, color: string, width = 0.6): void {
    this.operators.push(
      `${rgb(color)} RG ${num(width)} w`,
      `${num(x1)} ${num(PAGE.height - y1)} m ${num(x2)} ${num(PAGE.height - y2)} l S`,
    );
  }

  rect(x: number, y: number, width: number, height: number, color: string): void {
    this.operators.push(
      `${rgb(color)} rg ${num(x)} ${num(PAGE.height - y - height)} ${num(width)} ${num(height)} re f`,
    );
  }

  circle(x: number, y: number, r: number, color: string, paint: 'fill' | 'stroke'): void {
    const cy = PAGE.height - y;
    const k = r * KAPPA;
    const curve = (...points: number[]): string => `${points.map(num).join(' ')} c`;
    this.operators.push(
      paint === 'fill' ? `${rgb(color)} rg` : `${rgb(color)} RG 0.8 w`,
      `${num(x + r)} ${num(cy)} m`,
      curve(x + r, cy + k, x + k, cy + r, x, cy + r),
      curve(x - k, cy + r, x - r, cy + k, x - r, cy),
      curve(x - r, cy - k, x - k, cy - r, x, cy - r),
      curve(x + k, cy - r, x + r, cy - k, x + r, cy),
      paint === 'fill' ? 'f' : 'S',
    );
  }

  /** A line from SVG path data around its origin; `turn` in degrees. */
  outline(
    path: string,
    at: { x: number; y: number; turn: number; scale: number },
    color: string,
    width: number,
  ): void {
    const angle = (at.turn * Math.PI) / 180;
    const [cos, sin] = [at.scale * Math.cos(angle), at.scale * Math.sin(angle)];
    const matrix = [cos, -sin, -sin, -cos].map((value) => value.toFixed(5)).join(' ');
    this.operators.push(
      `q ${rgb(color)} RG ${(width / at.scale).toFixed(3)} w ${matrix} ${num(at.x)} ${num(PAGE.height - at.y)} cm`,
      `1 J 1 j ${pdfPath(path)} S Q`,
    );
  }

  content(): string {
    return this.operators.join('\n');
  }
}
