import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CountdownButton } from '#src/ui/countdown-button.tsx';
import { renderPart } from './render.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('rests until its moment has come, in whole seconds, then works again', async () => {
  const onClick = vi.fn();
  await renderPart(<CountdownButton loading={false} endsAt={1_060_000} onClick={onClick} />);
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('Resend in 60 s');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();

  pass(18_000);
  expect(button).toHaveTextContent('Resend in 42 s');
  pass(42_000);
  expect(button).not.toHaveAttribute('aria-disabled');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('goes on where it was after a re-mount', async () => {
  const first = await renderPart(
    <CountdownButton loading={false} endsAt={1_060_000} onClick={vi.fn()} />,
    'zh',
  );
  pass(25_000);
  first.unmount();
  await renderPart(<CountdownButton loading={false} endsAt={1_060_000} onClick={vi.fn()} />, 'zh');
  expect(screen.getByRole('button')).toHaveTextContent('35');
});
