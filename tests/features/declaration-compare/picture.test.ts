import { expect, it } from 'vitest';
import { layOut, type Shape } from '#src/features/declaration-compare/picture.ts';

/** The comparison as a picture: everything that is said lies within it, each side in a column of its own. */

const side = (letter: string) => ({
  letter,
  name: 'Rebar',
  company: 'Shuoyun',
  number: `EPD-${letter}`,
  figure: '2,240 kg CO₂e / t',
  words: '',
});
const content = (...letters: string[]) => ({
  title: 'Compare declarations',
  sentences: [],
  sides: letters.map(side),
  rows: [
    { label: 'A1', cells: letters.map(() => ({ value: '448', bar: { left: 10, width: 90 } })) },
    { label: 'A2', cells: letters.map(() => ({ value: 'Not given', bar: null })) },
  ],
  cautions: ['The PCRs differ.', 'One of them has expired.'],
  foot: 'Steel EPD Platform',
});

it.each([
  ['A', 'B'],
  ['A', 'B', 'C'],
])('places all within its size, columns apart: %s %s %s', (...letters) => {
  const { width, height, shapes } = layOut(content(...letters));
  for (const shape of shapes) {
    expect(shape.x).toBeGreaterThanOrEqual(0);
    expect(shape.x + shape.width).toBeLessThanOrEqual(width);
    expect(shape.y + (shape.kind === 'box' ? shape.height : 0)).toBeLessThan(height);
  }
  const names = shapes.filter(
    (shape): shape is Extract<Shape, { kind: 'text' }> =>
      shape.kind === 'text' && shape.text.endsWith('  Rebar'),
  );
  expect(names).toHaveLength(letters.length);
  names.slice(1).forEach(({ x }, at) => {
    const before = names[at];
    expect(x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
  });
  // One track and one bar for each value that is given.
  const bars = shapes.filter((shape) => shape.kind === 'box' && shape.height === 14);
  expect(bars).toHaveLength(2 * letters.length);
});
