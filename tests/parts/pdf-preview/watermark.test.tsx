import { expect, it } from 'vitest';
import { Watermark, WATERMARK_SIZE, watermarkTile } from '#src/parts/pdf-preview/pdf-viewer.tsx';
import { renderPart } from '../../ui/render.tsx';

it('the tile of a watermark is wider than its text in either script', () => {
  const chinese = '钢铁环境产品声明平台';
  expect(watermarkTile(chinese).width).toBeGreaterThan(chinese.length * WATERMARK_SIZE);
  expect(watermarkTile('Steel EPD Platform').width).toBeLessThan(watermarkTile(chinese.repeat(2)).width);
});

it('a watermark is rotated, repeats its text, and is silent for readers', async () => {
  await renderPart(<Watermark text={'19900000007 <b>Lanjiang</b>'} />);
  const mark = document.querySelector('svg[aria-hidden]');
  expect(mark?.querySelector('pattern')?.getAttribute('patternTransform')).toBe('rotate(-30)');
  const texts = [...(mark?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  expect(new Set(texts)).toEqual(new Set(['19900000007 <b>Lanjiang</b>']));
  const id = mark?.querySelector('pattern')?.id ?? '';
  expect(id).toMatch(/^\w+$/);
  expect(mark?.querySelector('rect')?.getAttribute('fill')).toBe(`url(#${id})`);
});
