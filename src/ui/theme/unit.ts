import { UNIT_BREAKPOINT } from '#src/lib/limits.ts';

/** Columns of the documented unit: 15 on wide screens, 3.75 on the others (document 1 §9). */
const WIDE_COLUMNS = 15;
const NARROW_COLUMNS = 3.75;
/** u at the design widths (1500 px and 375 px), where the root font is exactly 16 px. */
const DESIGN_UNIT = 100;
/** Widest window of a phone, px: from here on the root font is 16 px until u reaches its design width (decision 36). */
const PHONE_MAX = 480;
/** Largest root font as a factor on the reader's own font size: 18 px on phones, 20 px on wide screens (decision 36). */
const PHONE_SCALE_MAX = 1.125;
const WIDE_SCALE_MAX = 1.25;
/** How fast the letters of a large phone come back to 16 px at `PHONE_MAX`: as fast as u grew. */
const RETURN_SLOPE = 1 / (NARROW_COLUMNS * DESIGN_UNIT);

/** The documented unit u in px: width/15 above 1300 px, else width/3.75 (document 1 §9). */
export function unitOf(width: number): number {
  return width / (width > UNIT_BREAKPOINT ? WIDE_COLUMNS : NARROW_COLUMNS);
}

/**
 * Factor on the root font size for the width of a window (decision 36): 1 from 480 px on, more than 1 above 1500 px and
 * on phones, where u is. It is continuous, so that letters never jump, and only ever a factor on the reader's own size.
 */
export function rootScaleOf(width: number): number {
  if (width >= PHONE_MAX) {
    return clamp(1, width > UNIT_BREAKPOINT ? unitOf(width) / DESIGN_UNIT : 1, WIDE_SCALE_MAX);
  }
  const back = 1 + (PHONE_MAX - width) * RETURN_SLOPE;
  return clamp(1, Math.min(unitOf(width) / DESIGN_UNIT, back), PHONE_SCALE_MAX);
}

function clamp(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/**
 * Offers u and the root scale to the style sheets as `--u` and `--root-scale`, now and after each resize.
 * Call it before the first render; returns the way to stop.
 */
export function followUnit(root: HTMLElement = document.documentElement): () => void {
  const apply = (): void => {
    const width = window.innerWidth;
    root.style.setProperty('--u', `${unitOf(width).toFixed(2)}px`);
    root.style.setProperty('--root-scale', rootScaleOf(width).toFixed(4));
  };
  apply();
  window.addEventListener('resize', apply, { passive: true });
  return () => {
    window.removeEventListener('resize', apply);
  };
}
