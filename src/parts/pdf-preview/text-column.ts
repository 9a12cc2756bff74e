import type { PageProps } from 'react-pdf';

type LoadedPage = Parameters<NonNullable<PageProps['onLoadSuccess']>>[0];
type Source = Pick<LoadedPage, 'getTextContent' | 'getViewport'>;

/** Where a page's text stands across it, as shares of the page's width. */
export interface Column {
  left: number;
  share: number;
}

/** Kept free on both sides of the text. */
const MARGIN = 0.015;
/** Little text is not enlarged further: phones lack the memory. */
const LEAST = 0.7;

/** The text column of a page; null where it has no text. @param spans left and right edges of its texts, as shares of its width */
export function textColumn(spans: readonly (readonly [left: number, right: number])[]): Column | null {
  const inside = spans.filter(([left, right]) => right > 0 && left < 1);
  if (inside.length === 0) return null;
  const from = Math.max(0, Math.min(...inside.map(([left]) => left)) - MARGIN);
  const to = Math.min(1, Math.max(...inside.map(([, right]) => right)) + MARGIN);
  const share = Math.max(LEAST, to - from);
  // Little text keeps its middle, as far as the page reaches.
  const left = Math.min(Math.max(0, (from + to - share) / 2), 1 - share);
  return { left, share };
}

export async function readColumn(page: Source): Promise<Column | null> {
  const viewport = page.getViewport({ scale: 1 });
  const across = (x: number, y: number): number =>
    Number(viewport.convertToViewportPoint(x, y)[0]) / viewport.width;
  const { items } = await page.getTextContent();
  return textColumn(
    items.flatMap((item): [number, number][] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a = 1, b = 0, , , x = 0, y = 0] = item.transform.map(Number);
      const size = Math.hypot(a, b) || 1;
      // Along the baseline, which may be turned.
      const ends = [across(x, y), across(x + (item.width * a) / size, y + (item.width * b) / size)];
      return [[Math.min(...ends), Math.max(...ends)]];
    }),
  );
}
