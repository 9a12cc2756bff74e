import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LateSelect as Late } from '#src/ui/late-select.tsx';
import { renderPart } from './render.tsx';

const ROUTES = [
  { value: 'EAF', label: 'Electric arc' },
  { value: 'BF', label: 'Blast furnace' },
] as const;

let LateSelect: typeof Late;
// The list is fetched once a page: each test begins with a new one.
beforeEach(async () => {
  vi.resetModules();
  ({ LateSelect } = await import('#src/ui/late-select.tsx'));
});

function Field({ ready = false }: { ready?: boolean }) {
  const [value, setValue] = useState<'EAF' | 'BF' | null>(null);
  const [stands, setStands] = useState(ready);
  return (
    <>
      <LateSelect
        label="Route"
        placeholder="All routes"
        data={ROUTES}
        value={value}
        onChange={setValue}
        ready={stands}
      />
      <button type="button" onClick={() => setStands(true)}>
        {`${String(value)} is chosen`}
      </button>
    </>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Route' });
/** Without a pointer, which would fetch the list. */
const choose = (value: string): void => void fireEvent.change(field(), { target: { value } });

it('works before its list is there, and is cleared there too', async () => {
  await renderPart(<Field />);
  expect(field()).toBeInstanceOf(HTMLSelectElement);
  choose('BF');
  expect(screen.getByText('BF is chosen')).toBeVisible();
  choose('');
  expect(screen.getByText('null is chosen')).toBeVisible();
});

it('becomes the list that floats once what the reader came for stands there, with what was chosen', async () => {
  await renderPart(<Field />);
  choose('EAF');
  fireEvent.click(screen.getByText('EAF is chosen'));
  await waitFor(() => expect(field()).toBeInstanceOf(HTMLInputElement));
  expect(field()).toHaveValue('Electric arc');
});

it('does not change under the hands of somebody who uses it', async () => {
  await renderPart(<Field />);
  const plain = field();
  plain.focus();
  fireEvent.click(screen.getByText('null is chosen'));
  const { fetchSelect } = await import('#src/ui/select-part.ts');
  await fetchSelect();
  await new Promise((done) => setTimeout(done, 50));
  expect(field()).toBe(plain);
  plain.blur();
  await waitFor(() => expect(plain.isConnected).toBe(false));
});
