import { PRODUCT_SHAPES, type ProductShape } from '#src/lib/product-shapes.ts';
import type { Sheet } from './sheet.ts';

const LINE = '#9FB1C3';

/** The portal's rule (src/ui/drawings/product/shape-of.ts), once more: the word that comes first decides. */
function shapeOf(name: string): ProductShape {
  const found = Object.values(PRODUCT_SHAPES)
    .map((shape) => ({ shape, at: name.search(shape.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.shape ?? PRODUCT_SHAPES.coil;
}

/** @param name of the product, with its rules behind it; @param size of the drawing in points, from its top left corner */
export function drawProduct(sheet: Sheet, name: string, x: number, y: number, size: number): void {
  const { line, fine } = shapeOf(name);
  const at = { x, y, turn: 0, scale: size / 64 };
  sheet.outline(fine, at, LINE, 0.45);
  sheet.outline(line, at, LINE, 0.9);
}
