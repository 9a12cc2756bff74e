import { PRODUCT_SHAPES, type ProductShape } from '#src/lib/product-shapes.ts';

/** The portal's rule (src/ui/drawings/product/shape-of.ts), written on its own: the word that comes first decides. */
export function shapeOf(name: string): ProductShape | undefined {
  const found = Object.values(PRODUCT_SHAPES)
    .map((shape) => ({ shape, at: name.search(shape.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.shape;
}
