import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Hint } from '#src/ui/hint.tsx';
import { renderPart } from './render.tsx';

async function show(onClick = vi.fn<() => void>()) {
  await renderPart(
    <>
      <Hint label={{ text: 'Kept on this device' }}>
        {(trigger) => (
          <button type="button" {...trigger} onClick={onClick}>
            Mark
          </button>
        )}
      </Hint>
      <button type="button">Other</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Mark' });
}
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('stands beside its element while the pointer is on that or on the words', async () => {
  const button = await show();
  await userEvent.hover(button);
  const words = await screen.findByText('Kept on this device');
  expect(screen.getByRole('tooltip')).toContainElement(words);
  await userEvent.unhover(button);
  await userEvent.hover(words);
  // Longer than they wait for the pointer to come.
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.unhover(words);
  await gone();
});

it('is told to the keyboard as the description, and Escape takes it away', async () => {
  const button = await show();
  vi.spyOn(button, 'matches').mockReturnValue(true);
  act(() => button.focus());
  await screen.findByRole('tooltip');
  expect(button).toHaveAccessibleDescription('Kept on this device');
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-describedby');
});

it('of a tap stays until the next one elsewhere; a finger that scrolls asks for none', async () => {
  const button = await show();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.pointerLeave(button, { pointerType: 'touch' });
  await screen.findByRole('tooltip');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Other' }), { pointerType: 'touch' });
  await gone();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.pointerCancel(button, { pointerType: 'touch' });
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('comes without changing its element, so that a press at that moment is not lost', async () => {
  const press = vi.fn<() => void>();
  const user = userEvent.setup();
  const button = await show(press);
  await user.pointer([{ target: button }, { keys: '[MouseLeft>]', target: button }]);
  await screen.findByRole('tooltip');
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(press).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Mark' })).toBe(button);
});
