import { act, render, screen } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { readyPart } from '#src/ui/ready-part.tsx';

function Preview({ of }: { of: string }): ReactNode {
  const [begun] = useState(of);
  return `${begun} ${of}`;
}

const show = (part: ReactNode): ReactNode => <Suspense fallback="waits">{part}</Suspense>;

it('draws a part at once whose script was fetched before', async () => {
  const load = vi.fn(() => Promise.resolve(Preview));
  const { Part, fetch } = readyPart(load);
  await fetch();
  render(show(<Part of="a" />));
  expect(screen.getByText('a a')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits for a script that nobody fetched, and stays the same part from then on', async () => {
  const { Part, fetch } = readyPart(() => Promise.resolve(Preview));
  const { rerender } = render(show(<Part of="a" />));
  expect(screen.getByText('waits')).toBeInTheDocument();
  await act(fetch);
  expect(await screen.findByText('a a')).toBeInTheDocument();
  rerender(show(<Part of="b" />));
  expect(screen.getByText('a b')).toBeInTheDocument();
});

it('tells whoever fetches that a script does not come, and asks again', async () => {
  const load = vi.fn(() => Promise.resolve(Preview)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { Part, fetch } = readyPart(load);
  await expect(fetch()).rejects.toThrow('Failed to fetch');
  await fetch();
  render(show(<Part of="a" />));
  expect(screen.getByText('a a')).toBeInTheDocument();
});
