import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { currentUser, readToken, useSession } from '#src/api/session.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { startTexts } from '#src/i18n/i18n.ts';
import { loginGate } from '#src/lib/gates.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { DEFAULT_COOKIE_PREFIX, STORAGE, tokenCookieName } from '#src/lib/storage-keys.ts';
import { followOtherTabs } from '#src/parts/session/end-of-session.ts';
import { enforceGate } from '#src/parts/session/run-gate.ts';
import { GuardedOutlet } from '#src/parts/session/guarded-outlet.tsx';
import { useLogout } from '#src/parts/session/use-logout.ts';
import { useSessionCheck } from '#src/parts/session/use-session-check.ts';
import { mock, enterAs, startMock, storedUserOf } from '../../support/mock.ts';
import { smallRouter } from '../../support/small-router.tsx';
import { Portal } from '../../ui/render.tsx';

let stops: (() => void)[] = [];
let asked: LoginRequest[] = [];

beforeEach(async () => {
  await startMock();
  asked = [];
  stops = [onLoginRequest((request) => asked.push(request))];
});
afterEach(() => {
  for (const stop of stops) stop();
});

/** Signs a persona in or out (null) in another tab: shared storage and cookie, and a storage event. */
function inAnotherTab(persona: PersonaId | null): void {
  const name = tokenCookieName(DEFAULT_COOKIE_PREFIX);
  act(() => {
    if (persona === null) {
      window.localStorage.removeItem(STORAGE.userInfo);
      document.cookie = `${name}=; Max-Age=0; Path=/`;
    } else {
      document.cookie = `${name}=${mock.signIn(persona)}; Path=/`;
      window.localStorage.setItem(STORAGE.userInfo, JSON.stringify(storedUserOf(mock, persona)));
    }
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.userInfo }));
  });
}

function Private(): ReactNode {
  const user = useSession();
  const { data } = useQuery({ ...companyQueries.ofUser(user?.id ?? ''), enabled: user !== null });
  return <p>{`Private: ${data?.name.en ?? ''}`}</p>;
}

function Frame(): ReactNode {
  useSessionCheck();
  const { logout } = useLogout();
  return (
    <>
      <button type="button" onClick={() => void logout()}>
        leave
      </button>
      <GuardedOutlet />
    </>
  );
}

async function open(path: string) {
  const queryClient = createPortalQueryClient();
  const router = smallRouter(
    {
      '/': { component: () => <p>Home</p> },
      '/news': { component: () => <p>News</p> },
      '/private': {
        beforeLoad: ({ location, preload }) => enforceGate(loginGate(currentUser()), { location, preload }),
        component: Private,
      },
    },
    { at: path, component: Frame },
  );
  stops.push(followOtherTabs(router, queryClient));
  await startTexts('en');
  // As in the portal, messages are rendered above the page and may make calls.
  render(
    <QueryClientProvider client={queryClient}>
      <Portal>
        <RouterProvider router={router} />
      </Portal>
    </QueryClientProvider>,
  );
  return { here: () => router.state.location.pathname, queryClient };
}

const isPrivate = (name: string) => screen.findByText(`Private: ${name}`);

describe('another tab', () => {
  it('logs out: a private page goes, with everything that was read for it', async () => {
    enterAs(mock, 'certified');
    const { here, queryClient } = await open('/private');
    await isPrivate('Lanjiang Iron & Steel Group');
    inAnotherTab(null);
    // The URL stays, and the page shows the reason.
    expect(await screen.findByRole('heading', { name: /^Log in to use/ })).toBeInTheDocument();
    expect(here()).toBe('/private');
    expect(screen.queryByText(/Private/)).toBeNull();
    expect(await screen.findByText('You logged out in another tab')).toBeInTheDocument();
    await waitFor(() =>
      expect(queryClient.getQueryData(companyQueries.ofUser('u-certified').queryKey)).toBeUndefined(),
    );
    expect(asked).toEqual([{ how: 'prompt', returnPath: '/private' }]);
  });

  it('logs out: a public page stays', async () => {
    enterAs(mock, 'certified');
    const { here } = await open('/news');
    await screen.findByText('News');
    inAnotherTab(null);
    await screen.findByText('You logged out in another tab');
    expect(here()).toBe('/news');
    expect(asked).toEqual([]);
  });

  it('logs in as somebody else: the page shows what is theirs', async () => {
    enterAs(mock, 'certified');
    const { here } = await open('/private');
    await isPrivate('Lanjiang Iron & Steel Group');
    inAnotherTab('agency');
    await waitFor(() => expect(screen.queryByText(/Lanjiang/)).toBeNull());
    // The header shows the English name, the session stores the Chinese one (decision 35).
    const { companyCode } = storedUserOf(mock, 'agency');
    const [company] = mock.world.store.companies.where('code', companyCode ?? '');
    expect(
      await screen.findByText(`You are now logged in as ${company?.name.en ?? ''}, from another tab`),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Private: \w/)).toBeInTheDocument();
    expect(here()).toBe('/private');
  });
});

describe('on load', () => {
  it('the token is verified; code 0 clears user and token, and the private page goes [1§4 verify] [1§8 code 0 on verify] [1§7 verifySession]', async () => {
    enterAs(mock, 'certified');
    // Only the session check fails.
    mock.world.faults = [{ operationId: 'verifySession', kind: 'code', value: 0, message: 'over' }];
    const { here } = await open('/private');
    expect(await screen.findByRole('heading', { name: /^Log in to use/ })).toBeInTheDocument();
    expect([here(), screen.queryByText(/Private/)]).toEqual(['/private', null]);
    expect(currentUser()).toBeNull();
    expect(document.cookie).not.toContain('_token=');
    expect(await screen.findByText('Your session has expired. Log in again.')).toBeInTheDocument();
    expect(asked).toEqual([{ how: 'prompt', returnPath: '/private' }]);
  });

  it('a server that cannot be reached ends no session', async () => {
    enterAs(mock, 'certified');
    mock.world.faults = [{ operationId: 'verifySession', kind: 'status', value: 503 }];
    await open('/private');
    await isPrivate('Lanjiang Iron & Steel Group');
    expect(currentUser()?.id).toBe('u-certified');
  });
});

it('logging out clears everything, goes home and ends the token, however slow the server is [1§4 logout] [1§7 logout]', async () => {
  enterAs(mock, 'certified');
  const token = readToken() ?? '';
  const { here, queryClient } = await open('/private');
  await isPrivate('Lanjiang Iron & Steel Group');
  mock.world.faults = [{ operationId: 'logout', kind: 'delay', value: 300 }];
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(here()).toBe('/'));
  expect(currentUser()).toBeNull();
  expect(document.cookie).not.toContain('_token=');
  // Everything is cleared; end-of-session.test.tsx fills the storage first.
  expect({ ...window.localStorage, ...window.sessionStorage }).toEqual({});
  expect(mock.world.store.sessions.get(token)).toBeDefined();
  await waitFor(() => expect(mock.world.store.sessions.get(token)).toBeUndefined());
  expect(queryClient.getQueryData(companyQueries.ofUser('u-certified').queryKey)).toBeUndefined();
  expect(asked).toEqual([]);
});
