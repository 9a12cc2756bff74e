import { expect, it } from 'vitest';
import { PictureRow } from '#src/parts/content/picture-row.tsx';
import { PRODUCT_SHAPES } from '#src/lib/product-shapes.ts';
import { renderPart } from '../../ui/render.tsx';

async function drawings(titles: readonly string[]): Promise<string[]> {
  const { container } = await renderPart(
    <>
      {titles.map((title, at) => (
        <PictureRow key={title} id={null} about={title} at={at} heading={<h2>{title}</h2>} summary="">
          {null}
        </PictureRow>
      ))}
    </>,
  );
  return [...container.querySelectorAll('[data-band]')].map(({ innerHTML }) => innerHTML);
}

it('draws no picture thrice in a list without any', async () => {
  const drawn = await drawings(Array.from({ length: 28 }, (_, at) => `Notice ${String(at)}`));
  for (const one of drawn) expect(drawn.filter((other) => other === one).length).toBeLessThan(3);
});

it('draws the product that a title names', async () => {
  const [zh = '', en = ''] = await drawings(['电工钢 PCR 发布', 'Electrical steel PCR released']);
  for (const drawn of [zh, en]) expect(drawn).toContain(PRODUCT_SHAPES.electrical.line);
});
