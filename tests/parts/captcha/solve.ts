import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { TestMock } from '#mocks/adapters/msw-node.ts';

/** The puzzle that was drawn last: the one on the screen. */
export function openPuzzle({ world }: TestMock) {
  const puzzle = world.store.captchas.all().at(-1);
  if (puzzle === undefined) throw new Error('No puzzle is open.');
  return puzzle;
}

/** Where the piece of the slider puzzle belongs. */
export function gapOf(mock: TestMock): number {
  const [first] = openPuzzle(mock).points;
  if (first === undefined) throw new Error('The puzzle has no gap.');
  return first.x;
}

/** Solves the slider puzzle that is open, by keys, and waits until it has closed. */
export async function passCaptcha(mock: TestMock): Promise<void> {
  const handle = await screen.findByRole('slider');
  await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'false'));
  handle.focus();
  const x = gapOf(mock);
  await userEvent.keyboard('{PageUp}'.repeat(Math.floor(x / 10)) + '{ArrowRight}'.repeat(x % 10) + '{Enter}');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
}

/** Longer than a closed dialog keeps its answer back (`FOCUS_IS_BACK_MS` of use-captcha.tsx), ms. */
const ANSWER_IS_GIVEN_MS = 40;

/** Closes the puzzle that is open without solving it, and waits until whoever asked for it has heard of that. */
export async function closePuzzle(): Promise<void> {
  await screen.findByRole('slider');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, ANSWER_IS_GIVEN_MS)));
}
