import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PdfToolbar, firstView, type View } from '#src/parts/pdf-preview/pdf-toolbar.tsx';
import { renderPart } from '../../ui/render.tsx';

function Bar(): ReactNode {
  const [view, setView] = useState<View>({ ...firstView, total: 3 });
  return <PdfToolbar view={view} onView={setView} />;
}

it('turns pages forth and back, and counts them [1§2 pdf preview]', async () => {
  await renderPart(<Bar />);
  const next = screen.getByRole('button', { name: 'Next page' });
  const previous = screen.getByRole('button', { name: 'Previous page' });
  expect(screen.getByText('1/3')).toBeVisible();
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(screen.getByText('2/3')).toBeVisible();
  await userEvent.click(next);
  expect(screen.getByText('3/3')).toBeVisible();
  expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  expect(screen.getByText('2/3')).toBeVisible();
});
