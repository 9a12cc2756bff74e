import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CaptchaDialog } from '#src/parts/captcha/captcha-dialog.tsx';
import type { CaptchaPass } from '#src/parts/captcha/state.ts';
import { renderPart } from '../../ui/render.tsx';
import { openPuzzle } from './solve.ts';
import { configurePage } from '../../support/page-config.ts';
import { mock, startMock } from '../../support/mock.ts';

beforeEach(async () => {
  configurePage({ captchaType: 'clickWord' });
  await startMock();
});

const puzzle = () => openPuzzle(mock);

async function open(note?: { key: 'auth.captchaHelp'; vars: { phone: string } }) {
  const done = vi.fn<(pass: CaptchaPass | null) => void>();
  await renderPart(<CaptchaDialog opened note={note} onDone={done} />);
  const area = await screen.findByRole('application');
  await waitFor(() => expect(area).toHaveAttribute('aria-disabled', 'false'));
  return { area, done };
}

it('the configuration chooses the point captcha, which names the characters and where to get help', async () => {
  await open({ key: 'auth.captchaHelp', vars: { phone: '400-000-0000' } });
  expect(puzzle().kind).toBe('clickWord');
  expect(screen.getByText(`Click in order: ${puzzle().words.join(' · ')}`)).toBeVisible();
  expect(screen.getByText('Cannot see it? Call the secretariat at 400-000-0000 for help.')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('is passed by keyboard alone: arrows move, Backspace undoes, Enter marks [1§7 checkCaptcha]', async () => {
  const { area, done } = await open();
  // The dialog has put the focus on the picture although the picture came later.
  await waitFor(() => expect(area).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await screen.findByText('1 of 3 marked');
  await userEvent.keyboard('{Backspace}');
  await screen.findByText('0 of 3 marked');

  const at = { x: 165, y: 77.5 };
  for (const { x, y } of puzzle().points) {
    await move(x - at.x, 'Right', 'Left');
    await move(y - at.y, 'Down', 'Up');
    at.x += Math.round((x - at.x) / 4) * 4;
    at.y += Math.round((y - at.y) / 4) * 4;
    await userEvent.keyboard('{Enter}');
  }
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(done.mock.calls[0]?.[0]?.token).toBe(puzzle().id);
});

it('is passed by clicks in the order of the characters', async () => {
  const { area, done } = await open();
  area.getBoundingClientRect = () => new DOMRect(10, 20, 330, 155);
  for (const { x, y } of puzzle().points) fireEvent.click(area, { clientX: x + 10, clientY: y + 20 });
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
});

async function move(by: number, forward: string, back: string): Promise<void> {
  const steps = Math.abs(Math.round(by / 4));
  await userEvent.keyboard(`{Arrow${by > 0 ? forward : back}}`.repeat(steps));
}
