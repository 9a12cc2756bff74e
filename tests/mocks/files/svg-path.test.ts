import { describe, expect, it } from 'vitest';
import { pdfPath } from '#mocks/files/pdf/svg-path.ts';
import { PRODUCT_SHAPES } from '#src/lib/product-shapes.ts';

describe('SVG path data in a PDF', () => {
  it.each([
    ['M1 2L3 4H5V6Z', '1 2 m 3 4 l 5 4 l 5 6 l h'],
    ['M1 1C2 2 3 3 4 4', '1 1 m 2 2 3 3 4 4 c'],
    ['M1 1c1 1 2 2 3-3', '1 1 m 2 2 3 3 4 -2 c'],
    ['M0 0Q3 3 6 0', '0 0 m 2 2 4 2 6 0 c'],
    // A quarter and a half circle: the handle of a quarter is 0.5523 radii.
    ['M10 0A10 10 0 0 1 0 10', '10 0 m 10 5.52 5.52 10 0 10 c'],
    ['M5 0a5 5 0 1 0 -10 0', '5 0 m 5 -2.76 2.76 -5 0 -5 c -2.76 -5 -5 -2.76 -5 0 c'],
  ])('%s', (svg, pdf) => {
    expect(pdfPath(svg)).toBe(pdf);
  });

  it.each(Object.entries(PRODUCT_SHAPES))(
    'knows the commands of the %s and draws it inside its box',
    (_, { line, fine }) => {
      expect(`${line}${fine}`).toMatch(/^[MLHVCQAZca\d\s.-]+$/);
      const numbers =
        pdfPath(`${line}${fine}`)
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      expect(numbers.length).toBeGreaterThan(20);
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(Math.max(...numbers)).toBeLessThan(64);
    },
  );
});
