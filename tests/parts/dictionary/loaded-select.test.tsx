import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LoadedSelect } from '#src/parts/dictionary/loaded-select.tsx';
import { renderPart } from '../../ui/render.tsx';

const query = (isFetching: boolean) => ({ error: null, isFetching, refetch: vi.fn(async () => undefined) });

it('a list that came empty says so and is asked for again; one that is still coming does not', async () => {
  const came = query(false);
  const { rerender } = await renderPart(<LoadedSelect label="Form" query={came} data={[]} />);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(came.refetch).toHaveBeenCalledOnce();
  rerender(<LoadedSelect label="Form" query={query(true)} data={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<LoadedSelect label="Form" query={query(false)} data={[{ value: 'a', label: 'A' }]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
