import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import type { Puzzle } from '#src/parts/captcha/pictures.ts';
import type { Challenge } from '#src/parts/captcha/queries.ts';

let shown = '';

/** Token of the newest puzzle on the screen. */
export const openToken = (): string => shown;

/**
 * Stands in for `loadPictures`, because the test DOM decodes no pictures; the mock draws them in this size.
 *
 *     vi.mock(import('#src/parts/captcha/pictures.ts'), () => import('./solve.ts'));
 */
export async function loadPictures(challenge: Challenge): Promise<Puzzle> {
  shown = challenge.token;
  return { ...challenge, size: { width: 330, height: 155 }, pieceSize: { width: 47, height: 155 } };
}

/** Solves the slider puzzle that is open, by keys, and waits until it has closed. */
export async function passCaptcha(mock: TestMock): Promise<void> {
  const handle = await screen.findByRole('slider');
  await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'false'));
  handle.focus();
  const x = mock.world.store.captchas.get(shown)?.points[0]?.x ?? 0;
  await userEvent.keyboard('{PageUp}'.repeat(Math.floor(x / 10)) + '{ArrowRight}'.repeat(x % 10) + '{Enter}');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
}
