import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '#src/api/session.ts';
import { ResultScreen } from '#src/features/result/result-screen.tsx';
import { readResultCode, RESULT, RESULT_CODES, setResultCode } from '#src/lib/result-code.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { sentRequest } from '#src/parts/verification/record.ts';
import { findRecords } from '#src/routes/new-records.tsx';
import { renderPage } from '../render-page.tsx';
import { startSignedIn, type SignedInMock } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

let mock: SignedInMock | null = null;
afterEach(() => {
  mock = null;
});

const show = (type?: string, lang: 'zh' | 'en' = 'en') =>
  renderPage(<ResultScreen type={type} find={findRecords} />, '/Result', lang);
const heading = () => screen.getByRole('heading', { level: 1 });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('tells what was stored, also after a reload [2§2 feedback]', async () => {
  setResultCode(RESULT.feedback);
  await show();
  expect(heading()).toHaveTextContent('Feedback submitted. Thank you!');
  expect(readResultCode()).toBe('6');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Go to personal centre' })).toBeNull();
});

it('says that nothing was sent without a code and a note, and leads to what was sent before (decision 45)', async () => {
  for (const type of [undefined, '1', '2']) {
    await show(type);
    expect(heading()).toHaveTextContent('Nothing was submitted here just now');
    expect(screen.getByRole('button', { name: 'Log in / Register' })).toBeInTheDocument();
    cleanup();
  }
  mock = await startSignedIn({ persona: 'certified' });
  await show('1');
  expect(heading()).toHaveTextContent('Nothing was submitted here just now');
  expect(hrefs()).toEqual(['/epd/mineEpd', '/']);
});

it('forgets with the session: nothing is claimed on the way back after a logout', async () => {
  mock = await startSignedIn({ persona: 'certified' });
  setResultCode(RESULT.verification);
  clearSession();
  expect(readResultCode()).toBeNull();
});

it('takes an unknown code for a verification request', () => {
  localStorage.setItem(STORAGE.resultCode, '99');
  expect(readResultCode()).toBe('VERIFY');
});

it.each(['zh', 'en'] as const)('every result says in %s what happens next, and leads on', async (lang) => {
  for (const code of RESULT_CODES) {
    setResultCode(code);
    await show(undefined, lang);
    const next = heading().nextElementSibling?.textContent ?? '';
    expect(next.length).toBeGreaterThan(10);
    expect(screen.getByText(lang === 'zh' ? '提交时间' : 'Submitted on')).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('{{');
    cleanup();
  }
});

describe('an application that was handed in', () => {
  const started = async () => {
    mock = await startSignedIn({ persona: 'certified' });
    return mock.world.store.applications.get('app-012');
  };

  it('is told with its number, its date and the day of the quote, and is one click away', async () => {
    const application = await started();
    setResultCode(RESULT.cfp, { id: 'app-012' });
    await show('1');
    expect(heading()).toHaveTextContent('CFP application submitted');
    expect(await screen.findByText(application?.number ?? '-')).toBeInTheDocument();
    expect(screen.getByText(/plans to issue a service quote on or before \d+ \w+ 2026/)).toBeInTheDocument();
    expect(hrefs()).toContain('/epd/mineEpd/app-012');
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  });

  it('for EPD and CFP says both', async () => {
    await started();
    setResultCode(RESULT.epd, { id: 'app-012', both: true });
    await show('1', 'zh');
    expect(heading()).toHaveTextContent('EPD 与 CFP 申请已提交');
  });

  it('is not taken from an older one: a typed address leads to the list, without a number', async () => {
    const application = await started();
    localStorage.setItem(STORAGE.resultCode, 'EPD');
    await show('1');
    await waitFor(() => expect(mock?.world.journal.tail().length).toBeGreaterThan(0));
    expect(screen.queryByText(application?.number ?? '-')).toBeNull();
    expect(screen.getByText(/^The platform issues a service quote, for you/)).toBeInTheDocument();
    expect(hrefs()).toContain('/epd/mineEpd');
  });
});

describe('what the server names no id of', () => {
  it('is the newest of that day: a verification request', async () => {
    mock = await startSignedIn({ persona: 'certified' });
    const template = must(mock.world.store.verifications.where('userId', 'u-certified')[0]);
    const at = mock.world.clock.now();
    const { registrationNumber: number, userEmail: email } = template;
    mock.world.store.verifications.put({ ...template, id: 'v-new', createdAt: at });
    setResultCode(RESULT.verification, { sent: sentRequest({ number, email }) });
    await show('1');
    await waitFor(() => expect(hrefs()).toContain('/myDetails?id=v-new'));
    // A request has no number of its own.
    expect(screen.getByText('EPD registration number')).toBeInTheDocument();
    expect(screen.queryByText('Application number')).toBeNull();
  });

  it('is never the request of another company that an agency may read', async () => {
    mock = await startSignedIn({ persona: 'agency' });
    const { store, clock } = mock.world;
    const template = must(store.verifications.where('userId', 'u-certified')[0]);
    const mine = {
      ...template,
      userId: 'u-agency',
      registrationNumber: 'EPD-X-1',
      userEmail: 'A@agency.example',
    };
    store.verifications.put({ ...mine, id: 'v-mine', createdAt: clock.now() - 2000 });
    store.verifications.put({
      ...template,
      id: 'v-theirs',
      registrationNumber: 'EPD-X-2',
      createdAt: clock.now(),
    });
    setResultCode(RESULT.verification, {
      sent: sentRequest({ number: 'EPD-X-1', email: 'a@agency.example' }),
    });
    await show('1');
    await waitFor(() => expect(hrefs()).toContain('/myDetails?id=v-mine'));
    expect(hrefs()).not.toContain('/myDetails?id=v-theirs');
  });
});

it('goes home 5 s after a cancellation [2§4 cancellation flow] [2§9 cancellation redirect]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setResultCode(RESULT.cancellation);
  const page = await show();
  await vi.advanceTimersByTimeAsync(4000);
  expect(page.here()).toBe('/Result');
  await vi.advanceTimersByTimeAsync(1500);
  await waitFor(() => expect(page.here()).toBe('/'), { timeout: 2000 });
});

it('stays when the reader asks for it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setResultCode(RESULT.cancellation);
  const page = await show();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Stay on this page' }));
  await vi.advanceTimersByTimeAsync(8000);
  expect(page.here()).toBe('/Result');
});
