import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { latePart, useOpenOnArrival } from '#src/ui/late-part.ts';
import { renderPart } from './render.tsx';

function Panel(): ReactNode {
  const { target, opened } = useOpenOnArrival();
  return (
    <button type="button" ref={target}>
      {opened ? 'open' : 'shut'}
    </button>
  );
}

function holderOf(fetch: () => Promise<typeof Panel>): () => ReactNode {
  const useLate = latePart(fetch);
  return function Holder() {
    const { Part, trigger } = useLate();
    return Part === null ? (
      <button type="button" {...trigger}>
        menu
      </button>
    ) : (
      <Part />
    );
  };
}

describe('a part that comes with its first use', () => {
  it('is fetched once when its button is hovered, and shows itself only when that is pressed', async () => {
    const fetch = vi.fn(() => Promise.resolve(Panel));
    const Holder = holderOf(fetch);
    await renderPart(<Holder />);
    expect(fetch).not.toHaveBeenCalled();

    await userEvent.hover(screen.getByRole('button', { name: 'menu' }));
    expect(fetch).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'menu' })).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(screen.getByRole('button', { name: 'menu' }));
    expect(await screen.findByRole('button', { name: 'open' })).toHaveFocus();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that cannot be fetched says so; the next press tries again, and it comes by keyboard alone with the focus where it was', async () => {
    const fetch = vi.fn(() => Promise.resolve(Panel));
    fetch.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    const Holder = holderOf(fetch);
    await renderPart(<Holder />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('A part of the page could not be loaded');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'open' })).toHaveFocus();
  });
});
