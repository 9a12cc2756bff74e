import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api, unwrap } from '#src/api/client.ts';
import {
  clearSession,
  currentUser,
  readToken,
  startSession,
  toStoredUser,
  updateUser,
  onUnauthorized,
} from '#src/api/session.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { phoneLoginDetour } from '#src/features/auth/phone-rules.ts';
import { onLoginRequest } from '#src/lib/login-prompt.ts';
import { rememberReturnPath } from '#src/lib/return-path.ts';
import { DEFAULT_COOKIE_PREFIX, STORAGE, tokenCookieName } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { usePasswordReset } from '#src/parts/password/use-password-reset.ts';
import { followOtherTabs, leaveEndedSession } from '#src/parts/session/end-of-session.ts';
import { useLogout } from '#src/parts/session/use-logout.ts';
import { renderPage } from '../../features/render-page.tsx';
import { mock, startSignedIn } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

/** Storage after a day's work: every documented key, the tab's session storage and an unknown key. */
const LEFT_IN_BROWSER: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(STORAGE).map((key) => [key, 'left'])),
  [STORAGE.lang]: 'en',
  [STORAGE.colorScheme]: 'dark',
  [STORAGE.pdfId]: 'd-1001',
  [STORAGE.returnPath]: '/apppdf/b-1012',
  'draft:epd-application:u-certified': '{}',
  'draft:registration:visitor': '{}',
  'favourites:u-certified': '["epd-018"]',
  'favourites:visitor': '["epd-001"]',
  'a-key-of-tomorrow': 'left',
};
const LEFT_IN_TAB = {
  'draft:epd-application:u-certified': '{}',
  'draft:registration:visitor': '{}',
  'lcaTrial:u-certified': '1',
};
/**
 * Language, colour scheme, a disabled shortcut, and drafts and favourites that are restored only for the same user (decision 33).
 */
const STAYS = {
  browser: {
    [STORAGE.lang]: 'en',
    [STORAGE.colorScheme]: 'dark',
    [STORAGE.slashKey]: 'left',
    'draft:epd-application:u-certified': '{}',
    'favourites:u-certified': '["epd-018"]',
  },
  tab: { 'draft:epd-application:u-certified': '{}' },
  cookies: '',
};

const kept = () => ({
  browser: { ...window.localStorage },
  tab: { ...window.sessionStorage },
  cookies: document.cookie,
});

let stop = (): void => undefined;
beforeEach(async () => {
  await startSignedIn({ persona: 'certified' });
  for (const [key, value] of Object.entries(LEFT_IN_BROWSER))
    if (key !== STORAGE.userInfo) window.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(LEFT_IN_TAB)) window.sessionStorage.setItem(key, value);
});
afterEach(() => {
  stop();
  onUnauthorized(() => undefined);
});

function Leave(): ReactNode {
  const { logout } = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      leave
    </button>
  );
}

function Resets({ code }: { code: string }): ReactNode {
  const { reset } = usePasswordReset();
  const input = { account: 'certified@example.com', code, password: 'Fresh2027a' };
  return (
    <button type="button" onClick={() => void reset(input)}>
      reset
    </button>
  );
}

const click = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const ended = (): Promise<void> => waitFor(() => expect(currentUser()).toBeNull());

/** A password reset code from the mock's outbox. */
function resetCode(): string {
  mock.world.outbox.send({ channel: 'email', to: 'certified@example.com', purpose: 'reset' });
  return mock.world.outbox.list()[0]?.code ?? '';
}

async function endByReset(): Promise<void> {
  await renderPage(<Resets code={resetCode()} />);
  await click('reset');
}

const ENDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a logout [1§4 logout]': async () => {
    await renderPage(<Leave />, '/news');
    await click('leave');
    await click('Log out');
  },
  'HTTP 401 at home [1§8 401]': async () => {
    mock.world.store.sessions.remove(mock.token ?? '');
    await unwrap(api.GET('/p/dict/list/COMPANY_TYPE')).catch(() => null);
  },
  'a new password [1§4 reset step 2]': endByReset,
};

describe('at its end a session leaves language, colour scheme and drafts, and nothing else (decision 33)', () => {
  it.each(Object.entries(ENDS))('%s', async (_name, end) => {
    expect(kept().cookies).toContain('_token=');
    await end();
    await ended();
    await waitFor(() => expect(kept()).toEqual(STAYS));
  });

  it('an answer that comes late brings nobody back', async () => {
    const user = must(currentUser());
    clearSession();
    updateUser({ ...user, companyName: 'new' });
    // The test DOM expires cookies on the next tick.
    await waitFor(() => expect(kept()).toEqual(STAYS));
  });

  it('HTTP 401 also keeps the path to return to, whose login is offered [1§8 401]', async () => {
    const router = {
      navigate: async () => undefined,
      state: { location: { pathname: '/epd/mineEpd', href: '/epd/mineEpd' } },
    };
    // Of the router it reads no more than this.
    onUnauthorized(() => leaveEndedSession(router as never, createPortalQueryClient()));
    // As the login dialog does.
    stop = onLoginRequest(({ returnPath }) => rememberReturnPath(returnPath ?? ''));
    mock.world.store.sessions.remove(mock.token ?? '');
    await unwrap(api.GET('/p/dict/list/COMPANY_TYPE')).catch(() => null);
    const left = { ...STAYS, browser: { ...STAYS.browser, [STORAGE.returnPath]: '/epd/mineEpd' } };
    // The test DOM expires cookies on the next tick.
    await waitFor(() => expect(kept()).toEqual(left));
  });

  it('a logout in another tab: what this tab kept goes too [1§4 logout]', async () => {
    const invalidate = async (): Promise<void> => rememberReturnPath('/apppdf/b-1012');
    stop = followOtherTabs({ invalidate }, createPortalQueryClient());
    // The other tab has cleared the shared storage.
    for (const key of Object.keys(window.localStorage))
      if (!(key in STAYS.browser)) window.localStorage.removeItem(key);
    document.cookie = `${tokenCookieName(DEFAULT_COOKIE_PREFIX)}=; Max-Age=0; Path=/`;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.userInfo })));
    await waitFor(() => expect(kept()).toEqual(STAYS));
  });
});

it('the next person at the same computer does not land on the product of a session that was never ended, e.g. because its cookie was over', () => {
  startSession(mock.signIn('agency'), must(toStoredUser({ id: 'u-agency', userName: 'A' })));
  const storedPdfId = readStorage(STORAGE.pdfId);
  expect(phoneLoginDetour({ hasToken: true, isSignedIn: true, storedPdfId, id: undefined })).toBe('/');
  expect(Object.keys(window.localStorage).toSorted()).toEqual(
    [STORAGE.userInfo, ...Object.keys(STAYS.browser)].toSorted(),
  );
});

it('a visitor who sets a new password keeps the way that the login was to lead', async () => {
  clearSession();
  rememberReturnPath('/epd/mineEpd');
  await endByReset();
  await waitFor(() => expect(mock.world.store.users.get('u-certified')?.password).toBe('Fresh2027a'));
  await waitFor(() => expect(readToken()).toBeNull());
  expect(readStorage(STORAGE.returnPath)).toBe('/epd/mineEpd');
});
