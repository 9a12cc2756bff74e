import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { SlowHint, SLOW_AFTER_MS } from '#src/ui/slow-hint.tsx';
import { tellSlow } from '#src/ui/tell-slow.ts';
import { startTexts } from '#src/i18n/i18n.ts';
import { renderPart } from './render.tsx';

const WORDS = /^This is taking longer than usual/;

// Before the clock stands still: the texts come with a script.
beforeEach(async () => {
  await startTexts('en');
  vi.useFakeTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('grey shapes say after ten seconds that it takes long, not before, and load the page again where the server answers', async () => {
  const answer = vi.fn(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', answer);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  await renderPart(<LoadingState />);
  await wait(SLOW_AFTER_MS - 1);
  expect(screen.queryByText(WORDS)).toBeNull();
  await wait(1);
  expect(screen.getByText(WORDS)).toBeInTheDocument();
  const press = async (): Promise<void> => {
    screen.getByRole('button', { name: 'Load again' }).click();
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    await wait(0);
  };
  await press();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/Check your connection/)).toBeVisible();
  answer.mockReset().mockResolvedValue(new Response('<script type="module" src="/assets/index.js">'));
  await press();
  expect(reload).toHaveBeenCalledOnce();
});

it('offers no loading anew where something was entered', async () => {
  await renderPart(<SlowHint entered />);
  await wait(SLOW_AFTER_MS);
  expect(screen.getByText(/what you entered stays here/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('what was sent and has no answer is told of until it has one', async () => {
  await renderPart(<p>Page</p>);
  const answered = tellSlow();
  await wait(SLOW_AFTER_MS + 60_000);
  expect(screen.getByText(/what you entered stays here/)).toBeInTheDocument();
  answered();
  await wait(1000);
  expect(screen.queryByText(/what you entered stays here/)).toBeNull();
});

it('a shape that follows another one, as data a script, is seen without a second wait', async () => {
  const hold = (): string => screen.getByRole('status').style.getPropertyValue('--hold');
  (await renderPart(<LoadingState />)).unmount();
  await wait(1000);
  const { rerender } = await renderPart(<LoadingState key="script" />);
  expect(hold()).toBe('200ms');
  await wait(150);
  rerender(<LoadingState key="data" />);
  expect(hold()).toBe('50ms');
});
