/** Browser notifications for "your turn": opt-in, once, in one tab, until the session ends. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quoteOf } from '#mocks/domain/papers.ts';
import { operate } from '#mocks/operator/index.ts';
import { clearSession } from '#src/api/session.ts';
import { NoticeSwitch } from '#src/features/account/centre-links.tsx';
import { QUOTE } from '#src/lib/states.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { WantedTaskWatch } from '#src/routes/shell.tsx';
import { renderPage } from '../../features/render-page.tsx';
import { startSignedIn, type SignedInMock } from '../../support/mock.ts';

let mock: SignedInMock;
let shown: FakeNotification[];
let answer: NotificationPermission;

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = (): Promise<NotificationPermission> => {
    FakeNotification.permission = answer;
    return Promise.resolve(answer);
  };
  title: string;
  body: string | undefined;
  onclick: (() => void) | null = null;
  closed = false;
  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.body = options.body;
    shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

/** On phones the Notification constructor throws; only service workers can show notifications. */
function refuseConstructor(): void {
  vi.stubGlobal(
    'Notification',
    class extends FakeNotification {
      constructor(title: string, options: NotificationOptions) {
        super(title, options);
        throw new TypeError('Illegal constructor');
      }
    },
  );
}

beforeEach(async () => {
  shown = [];
  answer = 'granted';
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  mock = await startSignedIn({ persona: 'certified' });
});

const box = () => screen.findByRole('checkbox', { name: 'Give me notice when something new waits for me' });
const open = () =>
  renderPage(
    <>
      <NoticeSwitch />
      <WantedTaskWatch />
    </>,
    '/user',
  );
/** The platform sends a quote, which creates a task. */
function quoteSent(): string {
  const [first] = mock.world.store.applications
    .where('companyCode', 'C01')
    .filter(({ id, stage }) => stage === 10 && quoteOf(mock.world.store, id)?.status === QUOTE.notIssued);
  const applicationId = first?.id ?? '';
  operate(mock.world, 'issueQuote', { applicationId });
  return applicationId;
}
const told = (): string[] => JSON.parse(window.localStorage.getItem(STORAGE.knownTasks) ?? '[]') as string[];

describe('the switch', () => {
  it('is off until somebody wants it and the browser was allowed to', async () => {
    await open();
    expect(await box()).not.toBeChecked();
    await userEvent.click(await box());
    await waitFor(async () => expect(await box()).toBeChecked());
    await userEvent.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    expect(window.localStorage.getItem(STORAGE.taskNotices)).toBeNull();
  });
  it('says that the browser blocks it', async () => {
    answer = 'denied';
    await open();
    await userEvent.click(await box());
    expect(await screen.findByText(/^Your browser blocks notices/)).toBeVisible();
    expect(await box()).toBeDisabled();
  });
  it('stays off where the browser has notices for service workers alone, as on phones', async () => {
    refuseConstructor();
    await open();
    await userEvent.click(await box());
    expect(await screen.findByText('This browser shows no notices of web pages.')).toBeVisible();
    expect(await box()).not.toBeChecked();
    expect(window.localStorage.getItem(STORAGE.taskNotices)).toBeNull();
  });
  it('goes off by itself when the browser shows none any more', async () => {
    FakeNotification.permission = 'granted';
    refuseConstructor();
    window.localStorage.setItem(STORAGE.taskNotices, 'on');
    window.localStorage.setItem(STORAGE.knownTasks, '[]');
    await open();
    expect(await screen.findByText('This browser shows no notices of web pages.')).toBeVisible();
    expect(window.localStorage.getItem(STORAGE.taskNotices)).toBeNull();
  });
  it('says where there are none', async () => {
    vi.stubGlobal('isSecureContext', false);
    await open();
    expect(await screen.findByText(/secure connection/)).toBeVisible();
    expect(await box()).toBeDisabled();
  });
});

describe('a notice', () => {
  /** Notifications enabled with known tasks, then one new task. */
  async function withNews() {
    await open();
    await userEvent.click(await box());
    // Existing tasks trigger no notification.
    await waitFor(() => expect(told()).toHaveLength(3));
    expect(shown.map(({ title }) => title)).toEqual(['Notices are on']);
    shown = [];
    cleanup();
    window.localStorage.setItem(STORAGE.knownTasks, JSON.stringify(told().slice(1)));
    return open();
  }

  it('names the product and what to do, nothing else, and leads there', async () => {
    const page = await withNews();
    await waitFor(() => expect(shown).toHaveLength(1));
    const [notice] = shown;
    expect(notice?.title).not.toBe('');
    expect(notice?.body).toMatch(/^The (contract|quote|LCA data) /);
    expect(`${notice?.title ?? ''} ${notice?.body ?? ''}`).not.toMatch(/Lanjiang|澜江|certified|\d{5,}/);
    act(() => notice?.onclick?.());
    await waitFor(() => expect(page.here()).toMatch(/^\/epd\/mineEpd\/app-\d+\?dialog=/));
  });

  it('comes once for a task, however many tabs are open', async () => {
    await withNews();
    await waitFor(() => expect(shown).toHaveLength(1));
    cleanup();
    await open();
    await waitFor(() => expect(told()).toHaveLength(3));
    await screen.findByRole('checkbox');
    expect(shown).toHaveLength(1);
  });

  it('looks again every two minutes, also while the tab is hidden', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const intervals = vi.spyOn(globalThis, 'setInterval');
    window.localStorage.setItem(STORAGE.taskNotices, 'on');
    FakeNotification.permission = 'granted';
    await open();
    await waitFor(() => expect(told()).toHaveLength(3));
    const applicationId = quoteSent();
    const [look] = intervals.mock.calls.filter(([, every]) => every === 2 * 60_000).at(-1) ?? [];
    act(() => look?.());
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(told().some((key) => key.startsWith(applicationId))).toBe(true);
  });

  it('is not given of what came while notices were off', async () => {
    await open();
    await userEvent.click(await box());
    await waitFor(() => expect(told()).toHaveLength(3));
    await userEvent.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    quoteSent();
    cleanup();
    await open();
    await userEvent.click(await box());
    await waitFor(() => expect(told()).toHaveLength(4));
    expect(shown.map(({ title }) => title)).toEqual(['Notices are on', 'Notices are on']);
  });

  it('goes with the session, and so does the wish for more', async () => {
    await withNews();
    await waitFor(() => expect(shown).toHaveLength(1));
    act(() => clearSession());
    await waitFor(() => expect(shown[0]?.closed).toBe(true));
    expect(window.localStorage.getItem(STORAGE.taskNotices)).toBeNull();
  });
});
