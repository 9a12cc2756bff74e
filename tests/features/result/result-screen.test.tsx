import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ResultScreen } from '#src/features/result/result-screen.tsx';
import { readResultCode, RESULT, setResultCode } from '#src/lib/result-code.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { renderPage } from '../render-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('tells what was stored, also after a reload [2§2 feedback]', async () => {
  setResultCode(RESULT.feedback);
  await renderPage(<ResultScreen type={undefined} />, '/Result');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Feedback submitted. Thank you!');
  expect(readResultCode()).toBe('6');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Go to personal center' })).toBeNull();
});

it('takes an unknown code for a verification request', () => {
  localStorage.setItem(STORAGE.resultCode, '99');
  expect(readResultCode()).toBe('VERIFY');
});

it('shows where a new application stands and leads to it', async () => {
  setResultCode(RESULT.cfp);
  await renderPage(<ResultScreen type="1" />, '/Result?type=1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CFP application submitted');
  expect(screen.getByRole('link', { name: 'Go to My EPD/CFP' })).toHaveAttribute('href', '/epd/mineEpd');
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
});

it('goes home 5 s after a cancellation [2§4 cancellation flow] [2§9 cancellation redirect]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setResultCode(RESULT.cancellation);
  const page = await renderPage(<ResultScreen type={undefined} />, '/Result');
  await vi.advanceTimersByTimeAsync(4000);
  expect(page.here()).toBe('/Result');
  await vi.advanceTimersByTimeAsync(1500);
  await waitFor(() => expect(page.here()).toBe('/'), { timeout: 2000 });
});

it('stays when the reader asks for it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setResultCode(RESULT.cancellation);
  const page = await renderPage(<ResultScreen type={undefined} />, '/Result');
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Stay on this page' }));
  await vi.advanceTimersByTimeAsync(8000);
  expect(page.here()).toBe('/Result');
});
