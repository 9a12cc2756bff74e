import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CaptchaDialog } from '#src/parts/captcha/captcha-dialog.tsx';
import type { CaptchaPass } from '#src/parts/captcha/state.ts';
import { startTexts } from '#src/i18n/i18n.ts';
import { Portal, renderPart } from '../../ui/render.tsx';
import { gapOf, moveTo, openPuzzle } from './solve.ts';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startMock());

const slider = () => screen.findByRole('slider', {}, { timeout: 5000 });
const readySlider = async () => {
  const handle = await slider();
  await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'false'));
  handle.focus();
  return handle;
};

const gap = (): number => gapOf(mock);

async function open() {
  const done = vi.fn<(pass: CaptchaPass | null) => void>();
  await renderPart(<CaptchaDialog opened onDone={done} />);
  return done;
}

describe('the puzzle by keyboard alone', () => {
  // As it is in the portal: the success is not shortened here.
  it('is passed in its place; the pass carries the token of the puzzle [1§4 captcha success] [1§9 captcha success time] [1§7 checkCaptcha]', async () => {
    const done = vi.fn<(pass: CaptchaPass | null) => void>();
    await startTexts('en');
    render(<CaptchaDialog opened onDone={done} />, { wrapper: Portal });
    const handle = await readySlider();
    await moveTo(gap());
    expect(handle).toHaveAttribute('aria-valuenow', String(gap()));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Verified in \d+\.\d\d s$/));
    // The success stays to be read for about a second.
    await waitFor(() => expect(timers.mock.calls.map(([, delay]) => delay)).toContain(1000));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    const pass = done.mock.calls[0]?.[0];
    expect(pass?.token).toBe(openPuzzle(mock).id);
    expect(pass?.verification).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });

  it('in a wrong place it fails, says so, and brings another one [1§4 captcha failure] [1§7 getCaptcha]', async () => {
    const done = await open();
    const handle = await readySlider();
    await moveTo(gap() - 30);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Verification failed'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Here is a new picture'));
    expect(mock.world.store.captchas.size).toBe(2);
    expect(handle).toHaveAttribute('aria-valuenow', '0');
    expect(done).not.toHaveBeenCalled();
  });

  it('an expired one is replaced without blame', async () => {
    await open();
    await readySlider();
    await moveTo(gap());
    mock.world.clock.set({ advanceMs: 130_000 });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('had expired'));
  });

  it('one that is left alone is replaced before it expires, without a word', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await open();
    await readySlider();
    const [replace] = timers.mock.calls.findLast(([, ms = 0]) => ms > 100_000 && ms < 120_000) ?? [];
    timers.mockRestore();
    act(() => replace?.());
    await waitFor(() => expect(mock.world.store.captchas.size).toBe(2));
    expect(screen.getByRole('status')).toHaveTextContent('Move the piece');
  });

  it('its answer goes no further when it is closed meanwhile', async () => {
    await open();
    await readySlider();
    await moveTo(gap());
    const sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    cleanup();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ signal: { aborted: true } });
  });
});

it('the buttons move and send it without a drag (WCAG 2.5.7)', async () => {
  const done = await open();
  await readySlider();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await moveTo(gap() - 4);
  await userEvent.click(screen.getByRole('button', { name: 'Move a little to the right' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(done.mock.calls[0]?.[0]).not.toBeNull();
});

it.each([
  [6202, 'Too many failed checks'],
  [6201, 'Too many requests'],
])('code %i shows the pause, no picture, and no way to ask at once', async (value, text) => {
  mock.world.faults = [{ operationId: 'getCaptcha', kind: 'code', value, times: 1 }];
  await open();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  expect(screen.queryByAltText('Security check picture')).toBeNull();
  expect(screen.getByRole('button', { name: 'New image' })).toBeDisabled();
});

it('a pause goes on when the dialog is opened again, and its end is announced', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Only the clock of the machine is moved: timers run on.
  const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
  mock.world.faults = [{ operationId: 'getCaptcha', kind: 'code', value: 6202, times: 1 }];
  await open();
  await screen.findByText(/Try again in (300|299) s/);
  cleanup();
  later(100_000);
  await open();
  await screen.findByText(/Try again in (200|199) s/);
  expect(mock.world.store.captchas.size).toBe(0);
  expect(screen.getByRole('status')).toHaveTextContent('Please wait');
  later(201_000);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You can get a new picture now'));
  await userEvent.click(screen.getByRole('button', { name: 'New image' }));
  await readySlider();
});

it('an answer that the server could not look at is not called wrong, nor is its picture', async () => {
  await open();
  await readySlider();
  await moveTo(gap());
  mock.world.faults = [
    { operationId: 'checkCaptcha', kind: 'code', value: 11, message: '类型不能为空', times: 1 },
  ];
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your answer could not be checked. Here is a new picture, try again.',
    ),
  );
});

it('a server that fails leaves a message and a retry that works', async () => {
  mock.world.faults = [{ operationId: 'getCaptcha', kind: 'status', value: 500, times: 1 }];
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status')).toHaveTextContent('500');
  await userEvent.click(retry);
  await readySlider();
});
