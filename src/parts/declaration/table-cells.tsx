import type { ReactNode } from 'react';
import { formatNumber, spacedUnit } from '#src/lib/format-number.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import classes from './table-cells.module.css';

interface ProductCellProps {
  id: string;
  product: string;
  /** Its rule's name tells what to draw where the product's does not. */
  pcr: string;
}

/** A declaration's product behind its drawing, linked to the declaration. */
export function ProductCell({ id, product, pcr }: ProductCellProps): ReactNode {
  return (
    <div className={classes.product}>
      <ProductDrawing name={`${product} ${pcr}`} />
      <TextLink to="/epd/epdSearch" search={{ id }} fw={600}>
        <AsWritten text={product} tag />
      </TextLink>
    </div>
  );
}

/** GWP100 with its unit, e.g. kg CO₂e/t. */
export function GwpCell({ gwp, unit }: { gwp: number | null; unit: string }): ReactNode {
  const figure = formatNumber(gwp);
  return (
    <>
      <span className={classes.figure}>{figure}</span>
      {spacedUnit(figure, unit)}
    </>
  );
}
