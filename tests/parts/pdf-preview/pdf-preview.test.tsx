import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BusinessError } from '#src/lib/errors.ts';
import { PreviewButton, PdfPreviewDialog } from '#src/parts/pdf-preview/preview-button.tsx';
import { renderPage } from '../../features/render-page.tsx';
import { renderPart } from '../../ui/render.tsx';
import { startSignedIn } from '../../support/mock.ts';

it('a PDF that cannot be shown says why for 3 s, then closes [1§8 pdf failure]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onClose = vi.fn();
  await renderPart(
    <PdfPreviewDialog
      opened
      onClose={onClose}
      title={{ text: 'quote.pdf' }}
      content={{ step: 'failed', why: 'error.network' }}
      fileName="quote.pdf"
    />,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The PDF could not be loaded');
  expect(alert).toHaveTextContent('Network problem. Check your connection.');
  act(() => void vi.advanceTimersByTime(2999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('the preview button', () => {
  const button = (fetchFile: () => Promise<never>) => (
    <PreviewButton title={{ text: 'quote.pdf' }} fetchFile={fetchFile} fileName="quote.pdf" />
  );

  it('does not ask for the file of somebody whose registration is under review', async () => {
    await startSignedIn({ persona: 'reviewing' });
    const fetchFile = vi.fn(() => Promise.reject(new Error('asked')));
    await renderPage(button(fetchFile));
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/under review/)).toBeInTheDocument();
    expect(fetchFile).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens at once, and says in the dialog that the server refused', async () => {
    await startSignedIn({ persona: 'certified' });
    const fetchFile = vi.fn(() => Promise.reject(new BusinessError(0, 'The file was withdrawn.')));
    await renderPage(button(fetchFile));
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'quote.pdf' }, { timeout: 8000 });
    expect(await within(dialog).findByText('The file was withdrawn.')).toBeInTheDocument();
  });
});
