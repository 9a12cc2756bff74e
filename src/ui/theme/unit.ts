import { UNIT_BREAKPOINT } from '#src/lib/limits.ts';

/** Columns of the documented unit: 15 on wide screens, 3.75 on the others (document 1 §9). */
const WIDE_COLUMNS = 15;
const NARROW_COLUMNS = 3.75;
/** u at the design widths (1500 px and 375 px), where the root font is exactly 16 px. */
const DESIGN_UNIT = 100;
/** 16 px to 20 px, as a factor on the reader's own font size (decision 21). */
const SCALE_MIN = 1;
const SCALE_MAX = 1.25;

/** The documented unit u in px: width/15 above 1300 px, else width/3.75 (document 1 §9). */
export function unitOf(width: number): number {
  return width / (width > UNIT_BREAKPOINT ? WIDE_COLUMNS : NARROW_COLUMNS);
}

/** Factor on the root font size for a unit: 1 at the design widths, at most 1.25 (decision 21). */
export function rootScaleOf(unit: number): number {
  return Math.min(SCALE_MAX, Math.max(SCALE_MIN, unit / DESIGN_UNIT));
}

/**
 * Offers u and the root scale to the style sheets as `--u` and `--root-scale`, now and after each resize.
 * Call it before the first render; returns the way to stop.
 */
export function followUnit(root: HTMLElement = document.documentElement): () => void {
  const apply = (): void => {
    const unit = unitOf(window.innerWidth);
    root.style.setProperty('--u', `${unit.toFixed(2)}px`);
    root.style.setProperty('--root-scale', rootScaleOf(unit).toFixed(4));
  };
  apply();
  window.addEventListener('resize', apply, { passive: true });
  return () => {
    window.removeEventListener('resize', apply);
  };
}
