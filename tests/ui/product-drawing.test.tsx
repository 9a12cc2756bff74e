import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { products } from '#mocks/domain/products.ts';
import { PRODUCT_SHAPES } from '#src/lib/product-shapes.ts';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { shapeOf } from '#src/ui/drawings/product/shape-of.ts';
import { renderPart } from './render.tsx';

const drawn = (name: string): string =>
  Object.entries(PRODUCT_SHAPES).find(([, shape]) => shape === shapeOf(name))?.[0] ?? '';

it.each([
  ['普通钢铁产品及特殊钢产品', 'Carbon and special steel products', 'bar'],
  ['铁矿石与熔剂矿', 'Iron ore and flux', 'ore'],
  ['热轧卷板与钢带', 'Hot rolled coil and strip', 'coil'],
  ['冷轧及镀层板', 'Cold rolled and coated sheet', 'coated'],
  ['中厚板', 'Heavy plate', 'plate'],
  ['钢筋与线材', 'Reinforcing bar and wire rod', 'rebar'],
  ['热轧型钢与钢轨', 'Hot rolled sections and rail', 'section'],
  ['电工钢', 'Electrical steel', 'electrical'],
  ['不锈钢', 'Stainless steel', 'stainless'],
  ['无缝钢管与焊接钢管', 'Seamless and welded tube', 'tube'],
  ['冶金焦炭与铁合金', 'Coke and ferro-alloys', 'coke'],
  ['废钢回收加工', 'Scrap processing', 'scrap'],
])('each product category rule has its drawing in both languages: %s', (zh, en, shape) => {
  expect([drawn(zh), drawn(en)]).toEqual([shape, shape]);
});

it('draws a product by its own words before those of its rules', () => {
  const shapes = products.map(({ name }) => [drawn(name.zh), drawn(name.en ?? '')]);
  expect(shapes.filter(([zh, en]) => zh !== en)).toEqual([]);
  expect(drawn('重轨 热轧型钢与钢轨')).toBe('rail');
  expect(drawn('超高强度耐候集装箱专用热轧卷板')).toBe('coil');
  expect(drawn('Wire rod Reinforcing bar and wire rod')).toBe('wire');
  expect(drawn('304 stainless, high scrap')).toBe('stainless');
});

it('draws a coil where no word is known, hidden from assistive technology', async () => {
  await renderPart(<ProductDrawing name="其他" size={200} />);
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[aria-hidden] path')].map((path) => path.getAttribute('d')),
    ).toEqual([PRODUCT_SHAPES.coil.line, PRODUCT_SHAPES.coil.fine]),
  );
});
