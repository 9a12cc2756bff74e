import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPart } from './render.tsx';

const form = (loading: boolean, onSubmit: () => void) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <input aria-label="Name" />
    <Button type="submit" loading={loading}>
      Send
    </Button>
  </form>
);

it('keeps the focus while it is busy, says so, and works again afterwards', async () => {
  const onSubmit = vi.fn();
  const { rerender } = await renderPart(form(false, onSubmit));
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true, onSubmit));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // Browsers take the focus from a disabled button.
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();

  rerender(form(false, onSubmit));
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('sends nothing twice: neither a press nor Enter in a field counts while it is busy', async () => {
  const onSubmit = vi.fn();
  await renderPart(form(true, onSubmit));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is disabled like any other button when there is nothing to press for', async () => {
  await renderPart(
    <Button loading={false} disabled>
      Send
    </Button>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
});
