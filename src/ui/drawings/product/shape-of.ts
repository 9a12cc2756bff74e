import { PRODUCT_SHAPES, type ProductShape } from '#src/lib/product-shapes.ts';

/** The drawing whose word comes first in a name. @param name of a product, with its PCR behind it */
export function namedShape(name: string): ProductShape | undefined {
  let found: ProductShape | undefined;
  let first = Infinity;
  for (const shape of Object.values(PRODUCT_SHAPES)) {
    const at = name.search(shape.words);
    if (at >= 0 && at < first) [found, first] = [shape, at];
  }
  return found;
}

/** @param orCoil a coil where no word is known */
export function shapeOf(name: string, orCoil = true): ProductShape | undefined {
  return namedShape(name) ?? (orCoil ? PRODUCT_SHAPES.coil : undefined);
}
