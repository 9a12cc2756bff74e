import { describe, expect, it } from 'vitest';
import {
  canZoom,
  firstView,
  goTo,
  onKey,
  zoomBy,
  ZOOM_STEPS,
  type View,
} from '#src/parts/pdf-preview/pdf-toolbar.tsx';

const middle: View = { page: 3, total: 5, zoom: 1 };

describe('the view of a PDF', () => {
  it('stays inside the document', () => {
    expect(goTo(middle, 9).page).toBe(5);
    expect(goTo(middle, 0).page).toBe(1);
    expect(goTo(firstView, 4).page).toBe(1);
  });

  it('steps through the sizes and stops at both ends', () => {
    const smallest = ZOOM_STEPS.reduceRight<View>((view) => zoomBy(view, -1), middle);
    const largest = ZOOM_STEPS.reduce<View>((view) => zoomBy(view, 1), middle);
    expect([smallest.zoom, largest.zoom]).toEqual([ZOOM_STEPS[0], ZOOM_STEPS.at(-1)]);
    expect([canZoom(smallest, -1), canZoom(smallest, 1), canZoom(largest, 1)]).toEqual([false, true, false]);
  });

  it.each([
    ['ArrowRight', 4],
    ['PageDown', 4],
    ['ArrowLeft', 2],
    ['PageUp', 2],
    ['Home', 1],
    ['End', 5],
  ])('turns pages with %s', (key, page) => {
    expect(onKey(middle, key)).toEqual({ ...middle, page });
  });

  it('sizes with plus, minus and 0, and leaves other keys alone', () => {
    expect(onKey(middle, '+')?.zoom).toBe(1.5);
    expect(onKey(middle, '-')?.zoom).toBe(0.75);
    expect(onKey({ ...middle, zoom: 3 }, '0')?.zoom).toBe(1);
    expect(onKey(middle, 'Tab')).toBeNull();
    expect(onKey(middle, 'Escape')).toBeNull();
  });
});
