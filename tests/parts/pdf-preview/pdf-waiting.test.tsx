import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { PdfPage } from '#src/parts/pdf-preview/pdf-page.tsx';
import { renderPart } from '../../ui/render.tsx';

/** What stands where a page of a PDF will be. The library that reads PDFs is played: it needs a canvas. */

/** Says that the page is drawn, as the library does some time after the page was read. */
let drawn = (): void => undefined;

vi.mock('react-pdf', () => ({
  pdfjs: { GlobalWorkerOptions: {} },
  Document: ({ children }: { children: ReactNode }) => children,
  Page: ({ children, onRenderSuccess }: { children: ReactNode; onRenderSuccess: () => void }) => {
    drawn = onRenderSuccess;
    return children;
  },
}));

const page = (number: number) => (
  <PdfPage
    file={new Blob()}
    page={number}
    width={800}
    zoom={1}
    onLeft={vi.fn()}
    onTotal={vi.fn()}
    onFail={vi.fn()}
    overlay="watermark"
  />
);

it('a page that is read and not drawn yet is no blank sheet: it says that it is being drawn', async () => {
  const { rerender } = await renderPart(page(1));
  expect(screen.getByRole('status')).toHaveTextContent('Drawing the page');
  act(() => drawn());
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('watermark')).toBeInTheDocument();
  // The next page is a sheet of its own.
  rerender(page(2));
  expect(screen.getByRole('status')).toHaveTextContent('Drawing the page');
});
