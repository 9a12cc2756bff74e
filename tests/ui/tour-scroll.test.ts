import { expect, it } from 'vitest';
import { tourTop } from '#src/ui/guided-tour.tsx';

const ROOM = { header: 80, card: 280, window: 800 };

it('puts target and card together into the middle of what the header leaves', () => {
  const top = tourTop(120, ROOM);
  expect(top).toBeGreaterThan(ROOM.header);
  expect(top - ROOM.header).toBeCloseTo(ROOM.window - (top + 120 + ROOM.card + 28));
});

it('lets a tall target start below its card', () => {
  const top = tourTop(600, ROOM);
  expect(top).toBeGreaterThanOrEqual(ROOM.card);
  expect(top).toBeLessThan(ROOM.window / 2);
});
