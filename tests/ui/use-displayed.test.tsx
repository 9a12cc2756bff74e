import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDisplayed } from '#src/ui/use-displayed.ts';

const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

function Side({ hidden }: { hidden: boolean }) {
  const { place, displayed } = useDisplayed<HTMLElement>();
  return (
    <aside ref={place} style={{ display: hidden ? 'none' : 'block' }}>
      {displayed && <input aria-label="Filter" />}
    </aside>
  );
}
const field = (): HTMLElement | null => screen.queryByLabelText('Filter');

it('comes after the first frame, where the element has a place', async () => {
  render(<Side hidden={false} />);
  expect(field()).toBeNull();
  await nextFrame();
  expect(field()).not.toBeNull();
});

it('does not come in a narrow window, comes when that grows, and stays', async () => {
  const { rerender } = render(<Side hidden />);
  await nextFrame();
  expect(field()).toBeNull();
  rerender(<Side hidden={false} />);
  window.dispatchEvent(new Event('resize'));
  await nextFrame();
  expect(field()).not.toBeNull();
  rerender(<Side hidden />);
  window.dispatchEvent(new Event('resize'));
  await nextFrame();
  expect(field()).not.toBeNull();
});
