import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import { must } from '../../support/must.ts';

/** The latest puzzle, which is the one shown. */
export const openPuzzle = ({ world }: TestMock) => must(world.store.captchas.all().at(-1));

/** Correct position of the slider puzzle's piece. */
export const gapOf = (mock: TestMock): number => must(openPuzzle(mock).points[0]).x;

/** Moves the focused slider by keys. */
export async function moveTo(x: number): Promise<void> {
  await userEvent.keyboard(`{Home}${'{PageUp}'.repeat(Math.floor(x / 10))}${'{ArrowRight}'.repeat(x % 10)}`);
}

/** Solves the open slider puzzle by keyboard and waits until it closes. */
export async function passCaptcha(mock: TestMock): Promise<void> {
  const handle = await screen.findByRole('slider');
  await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'false'));
  handle.focus();
  await moveTo(gapOf(mock));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
}

/** Longer than a closed dialog delays its result (`FOCUS_IS_BACK_MS` of use-captcha.tsx), ms. */
const ANSWER_IS_GIVEN_MS = 40;

/** Closes the open puzzle unsolved and waits until the caller is notified. */
export async function closePuzzle(): Promise<void> {
  await screen.findByRole('slider');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, ANSWER_IS_GIVEN_MS)));
}
