import { UNIT_BREAKPOINT } from '#src/lib/limits.ts';

/** Divisors of the documented unit: 15 on wide screens, else 3.75 (document 1 §9). */
const WIDE_COLUMNS = 15;
const NARROW_COLUMNS = 3.75;
/** u at the design widths (1500 px and 375 px), where the root font size is 16 px. */
const DESIGN_UNIT = 100;
/** Phone breakpoint, px; above it the root font size is 16 px until u reaches its design value (decision 36). */
const PHONE_MAX = 480;
/** Maximum root font scale relative to the user's font size: 18 px on phones, 20 px on wide screens (decision 36). */
const PHONE_SCALE_MAX = 1.125;
const WIDE_SCALE_MAX = 1.25;
/** Slope at which the scale of large phones returns to 1 at `PHONE_MAX`; equals the slope of u. */
const RETURN_SLOPE = 1 / (NARROW_COLUMNS * DESIGN_UNIT);

/** The documented unit u in px: width/15 above 1300 px, else width/3.75 (document 1 §9). */
export function unitOf(width: number): number {
  return width / (width > UNIT_BREAKPOINT ? WIDE_COLUMNS : NARROW_COLUMNS);
}

/** 1 from 480 px, above 1 from 1500 px and on phones (decision 36). Relative to the user's font size. */
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

/** Sets `--u` and `--root-scale` now and on resize. Call it before the first render; returns the unsubscribe function. */
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
