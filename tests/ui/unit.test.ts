import { afterEach, describe, expect, it, vi } from 'vitest';
import { followUnit, rootScaleOf, unitOf } from '#src/ui/theme/unit.ts';

const rootPx = (width: number): number => 16 * rootScaleOf(width);

it('the documented unit (decision 21) is width/15 above 1300 px, else width/3.75 [1§9 root font]', () => {
  expect(unitOf(1500)).toBe(100);
  expect(unitOf(375)).toBe(100);
  expect(unitOf(1300)).toBeCloseTo(346.67, 2);
  expect(unitOf(1301)).toBeCloseTo(86.73, 2);
});

describe('the root font (decision 36)', () => {
  it.each([480, 640, 768, 900, 1024, 1280, 1299, 1300, 1301, 1440, 1500])('is 16 px at %i px', (width) => {
    expect(rootPx(width)).toBe(16);
  });

  it('grows with u from 1500 px on, up to 20 px at 1875 px', () => {
    expect(rootPx(1600)).toBeCloseTo((16 * unitOf(1600)) / 100, 10);
    expect(rootPx(1875)).toBe(20);
    expect(rootPx(3840)).toBe(20);
  });

  it('follows u on phones, between 16 and 18 px', () => {
    expect(rootPx(320)).toBe(16);
    expect(rootPx(375)).toBe(16);
    expect(rootPx(390)).toBeCloseTo((16 * unitOf(390)) / 100, 10);
    expect(rootPx(412)).toBeCloseTo((16 * unitOf(412)) / 100, 10);
    for (let width = 200; width < 480; width += 1) {
      expect(rootPx(width)).toBeGreaterThanOrEqual(16);
      expect(rootPx(width)).toBeLessThanOrEqual(18);
    }
  });

  it('differs by no more than a hair between neighbouring widths', () => {
    for (let width = 200; width < 4000; width += 1)
      expect(Math.abs(rootPx(width + 1) - rootPx(width)), `${String(width)} px`).toBeLessThan(0.05);
  });

  it('lets browser zoom enlarge the letters: half the window, at least 1.6 times as large on the screen', () => {
    for (const width of [1024, 1280, 1366, 1440, 1920, 2560])
      expect((2 * rootPx(width / 2)) / rootPx(width), `${String(width)} px`).toBeGreaterThanOrEqual(1.6);
  });
});

afterEach(() => vi.unstubAllGlobals());

it('in the page: u and the scale follow the window until they are stopped', () => {
  const set = new Map<string, string>();
  const root = { style: { setProperty: (name: string, value: string) => set.set(name, value) } };
  const listeners = new Map<string, () => void>();
  const view = {
    innerWidth: 1440,
    addEventListener: (name: string, listen: () => void) => listeners.set(name, listen),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  vi.stubGlobal('window', view);
  // Of the page only its style is written.
  const stop = followUnit(root as unknown as HTMLElement);
  expect(Object.fromEntries(set)).toEqual({ '--u': '96.00px', '--root-scale': '1.0000' });
  view.innerWidth = 390;
  listeners.get('resize')?.();
  expect(Object.fromEntries(set)).toEqual({ '--u': '104.00px', '--root-scale': '1.0400' });
  stop();
  expect(listeners.size).toBe(0);
});
