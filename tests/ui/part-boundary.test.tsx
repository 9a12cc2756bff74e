import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { renderPart } from './render.tsx';

function Broken(): never {
  throw new Error('broken part');
}

it('a part that breaks leaves the others standing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await renderPart(
    <>
      <PartBoundary>
        <Broken />
      </PartBoundary>
      <PartBoundary>
        <p>the rest</p>
      </PartBoundary>
    </>,
    'en',
  );
  expect(screen.getByText('the rest')).toBeVisible();
  expect(log).toHaveBeenCalled();
});
