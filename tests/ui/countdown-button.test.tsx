import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CountdownButton } from '#src/ui/countdown-button.tsx';
import { renderPart } from './render.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_010_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
});

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

it('rests until its moment has come, in whole seconds and whenever it was drawn, then works again', async () => {
  const onClick = vi.fn();
  await renderPart(<CountdownButton loading={false} endsAt={1_060_000} onClick={onClick} />);
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('Resend in 50 s');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();

  pass(8_000);
  expect(button).toHaveTextContent('Resend in 42 s');
  pass(42_000);
  expect(button).not.toHaveAttribute('aria-disabled');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
