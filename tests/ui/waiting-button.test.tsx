import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPart } from './render.tsx';

it('sends nothing twice: neither a press nor Enter in a field counts while it is busy', async () => {
  const onSubmit = vi.fn();
  await renderPart(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
