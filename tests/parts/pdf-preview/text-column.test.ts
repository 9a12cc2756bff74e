import { describe, expect, it } from 'vitest';
import { readColumn, textColumn } from '#src/parts/pdf-preview/text-column.ts';

describe('the text column of a page', () => {
  it('reaches from the leftmost to the rightmost text, with a small margin', () => {
    const column = textColumn([
      [0.3, 0.5],
      [0.12, 0.4],
      [0.5, 0.88],
    ]);
    expect(column?.left).toBeCloseTo(0.105);
    expect(column?.share).toBeCloseTo(0.79);
  });

  it.each([
    ['a lone word in the middle', [[0.45, 0.55]], { left: 0.15, share: 0.7 }],
    ['a lone word at the left edge', [[0, 0.1]], { left: 0, share: 0.7 }],
    ['a lone word at the right edge', [[0.9, 1]], { left: 0.3, share: 0.7 }],
    ['text beyond the paper', [[-0.2, 1.4]], { left: 0, share: 1 }],
  ] as const)('stays on the page and is not enlarged without limit: %s', (_, spans, { left, share }) => {
    const column = textColumn(spans);
    expect(column?.left).toBeCloseTo(left);
    expect(column?.share).toBeCloseTo(share);
  });

  it('is none on a page without text, or with text outside it only', () => {
    expect(textColumn([])).toBeNull();
    expect(textColumn([[1.2, 1.4]])).toBeNull();
  });

  it('counts neither spaces nor marks, and follows a turned baseline', async () => {
    const text = (str: string, transform: number[], width: number) => ({
      str,
      transform,
      width,
      height: 10,
      dir: 'ltr',
      fontName: 'f',
      hasEOL: false,
    });
    const page = {
      getViewport: () => ({ width: 100, convertToViewportPoint: (x: number, y: number) => [x, 200 - y] }),
      getTextContent: () =>
        Promise.resolve({
          items: [
            { type: 'beginMarkedContent' },
            text(' ', [10, 0, 0, 10, 0, 0], 100),
            text('read', [10, 0, 0, 10, 10, 50], 75),
            text('turned', [0, 10, -10, 0, 90, 20], 80),
          ],
        }),
    };
    // Of a page only these two methods are used.
    const column = await readColumn(page as unknown as Parameters<typeof readColumn>[0]);
    expect(column?.left).toBeCloseTo(0.085);
    expect(column?.share).toBeCloseTo(0.83);
  });
});
