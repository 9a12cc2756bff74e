/** Pages of the whole portal, opened by URL. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { createPortalRouter, type PortalRouter } from '#src/app/router.ts';
import { startTexts } from '#src/i18n/i18n.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { mock, enterAs, startMock } from '../support/mock.ts';
import { configurePage } from '../support/page-config.ts';

beforeEach(async () => {
  await startMock();
  window.localStorage.setItem(STORAGE.lang, 'en');
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** Loads a URL as a browser does. */
async function load(path: string): Promise<{ here: () => string; router: PortalRouter }> {
  cleanup();
  window.history.replaceState(null, '', path);
  await startTexts(currentLanguage());
  const queryClient = createPortalQueryClient();
  const router = createPortalRouter(queryClient);
  await router.load();
  render(<Providers queryClient={queryClient} router={router} />);
  return { here: () => router.state.location.pathname, router };
}

it('an unknown path is the home page [1§2 home]', async () => {
  const { here } = await load('/no/such/page');
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Verified environmental data/ }),
  ).toBeVisible();
  expect(here()).toBe('/');
});

it.each([
  ['?view=declaration', 'Search EPD/CFP'],
  ['?view=declaration&id=epd-018', 'Declaration details'],
  ['?view=compare', 'Compare declarations'],
  ['?favourites=1', 'Favourites'],
])('the register as %s is called %s', async (search, title) => {
  await load(`/epd/epdSearch${search}`);
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title} - `)));
});

it('a page that is read anew stays where its reader is; another one begins at its top, also on the way back', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { router } = await load('/about');
  await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(1));
  await router.invalidate();
  await router.invalidate();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await router.navigate({ to: '/gpi' });
  await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(2));
  router.history.back();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(3));
});

it('shapes of the next page are seen within 100 ms of a click, and do not only flash', async () => {
  const { router } = await load('/gpi');
  const about = router.routesByPath['/about'];
  const { beforeLoad } = about.options;
  let come = (): void => undefined;
  const coming = new Promise<void>((done) => (come = done));
  Object.assign(about.options, { beforeLoad: () => coming });
  try {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const shapes = () => document.querySelectorAll('main [data-coming] :is(h1, [data-shape])').length;
    void router.navigate({ to: '/about' });
    // The router commits in one frame, the browser paints in the next.
    await vi.advanceTimersByTimeAsync(66);
    expect(shapes()).toBe(2);
    come();
    await vi.advanceTimersByTimeAsync(90);
    expect(shapes()).toBe(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(shapes()).toBe(0);
  } finally {
    vi.useRealTimers();
    Object.assign(about.options, { beforeLoad });
  }
});

describe('the phone entries', () => {
  it.each(['/Loginapp/?id=b-1012', '/appLogin', '/logins'])(
    '%s is the phone login [1§2 app logins]',
    async (path) => {
      await load(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      expect(screen.getByRole('tab', { name: 'Mobile number' })).toHaveAttribute('aria-selected', 'true');
    },
  );

  it('/appLoginform is the supplement form of somebody without a name [1§2 app logins]', async () => {
    enterAs(mock, 'newcomer');
    await load('/appLoginform');
    expect(await screen.findByRole('heading', { level: 1, name: 'Complete your profile' })).toBeVisible();
  });

  it('lead somebody with a token to the product that was looked at [1§2 app redirect]', async () => {
    enterAs(mock, 'certified');
    window.localStorage.setItem(STORAGE.pdfId, 'b-1012');
    const { here } = await load('/Loginapp?id=b-1003');
    await waitFor(() => expect(here()).toBe('/app/epd/b-1012'));
  });
});

it('/textmessage/all is the inbox, and with an id one message [1§2 textmessage]', async () => {
  enterAs(mock, 'certified');
  await load('/textmessage/ALL');
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await load('/textmessage/m-certified-12');
  expect(await screen.findByRole('heading', { level: 1, name: 'Application received' })).toBeVisible();
});

describe('the two legal documents', () => {
  it.each([
    ['/policy', 'User agreement', 'REGISTRATION'],
    ['/agreement', 'Privacy policy', 'PRIVACY'],
  ])('%s is the %s, by heading, title and text [1§2 legal pages]', async (path, name, type) => {
    await load(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(document.title).toContain(name);
    const calls = mock.world.journal
      .tail()
      .filter(({ operationId }) => operationId === 'getCurrentAgreement');
    expect(calls.map(({ request }) => JSON.parse(request ?? '{}') as object)).toEqual([
      { agreementType: type, i18n: 'en' },
    ]);
  });
});

it.each([
  ['?id=ag-pri-11', '?Id=ag-pri-11'],
  ['?id=ag-pri-01&Id=ag-pri-11', '?Id=ag-pri-11'],
  ['?Id=%20', ''],
])('/hoster%s keeps one name for its version [1§2 hoster]', async (typed, kept) => {
  await load(`/hoster${typed}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(window.location.search).toBe(kept);
});

it('/myLists and /myDetails are the list of verifications; with an id /myDetails is the record [2§2 verification list]', async () => {
  enterAs(mock, 'certified');
  for (const path of ['/myLists', '/myDetails']) {
    await load(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'My verification records' })).toBeVisible();
  }
  await load('/myDetails?id=v-001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Verification details' })).toBeVisible();
});

it('/apppdf without a token is the product that was looked at last [2§2 pdf viewer]', async () => {
  window.localStorage.setItem(STORAGE.pdfId, 'epd-001');
  const { here } = await load('/apppdf/b-002');
  await waitFor(() => expect(here()).toBe('/app/epd/epd-001'));
});

it('the switch of the language stores it and loads the page anew: title, document and texts are in it [1§2 language switch]', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  // The page reloads only when the server is reachable.
  const { fetch } = globalThis;
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      input === '/policy'
        ? Promise.resolve(new Response('<script type="module" src="/entry.js"></script>'))
        : fetch(input, init),
    );
  await load('/policy');
  await waitFor(() => expect(document.title).toMatch(/^User agreement/));
  expect(document.documentElement.lang).toBe('en');
  await userEvent.click(screen.getByRole('button', { name: /^中文/ }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(window.localStorage.getItem(STORAGE.lang)).toBe('zh');
  await load('/policy');
  await waitFor(() => expect(document.title).toMatch(/^用户协议/));
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(await screen.findByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
  reload.mockRestore();
  asked.mockRestore();
});

it('the token is verified when a page loads: one that the server no longer knows ends the session [1§4 verify]', async () => {
  enterAs(mock, 'certified');
  mock.world.faults = [{ operationId: 'verifySession', kind: 'code', value: 0, message: 'over' }];
  await load('/policy');
  await waitFor(() => expect(window.localStorage.getItem(STORAGE.userInfo)).toBeNull());
  expect(document.cookie).not.toContain('_token=');
});

it('a company whose certification is under review is told so, and stays out of the application form [1§4 company pending] [1§8 client company pending]', async () => {
  enterAs(mock, 'pending-company');
  const { here } = await load('/epd/epdApplyFor');
  expect(
    await screen.findByText('Company certification is pending. You can continue once it is approved.'),
  ).toBeVisible();
  // The gate's page is shown at the URL, in place of the form.
  expect(here()).toBe('/epd/epdApplyFor');
  expect(screen.getByRole('heading', { level: 1, name: /is not available to you yet$/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Product name/ })).toBeNull();
});

it('a page that this deployment hides leads home, and the menu does not name it', async () => {
  configurePage({ hiddenPages: ['/gpi'] });
  const { here } = await load('/GPI');
  expect(here()).toBe('/');
  const banner = await screen.findByRole('navigation', { name: 'Main navigation' });
  await waitFor(() => expect(banner.querySelectorAll('a').length).toBeGreaterThan(1));
  expect(banner.querySelector('a[href="/gpi"]')).toBeNull();
});

it('a portal below a path finds its pages there, and its links stay below it', async () => {
  configurePage({ basePath: '/steel/demo/' });
  const { here } = await load('/steel/demo/PCR/pcrsearch?keyword=coil#list');
  expect(here()).toBe('/pcr/pcrSearch');
  expect(window.location.href).toMatch(/\/steel\/demo\/pcr\/pcrSearch\?keyword=coil#list$/);
  const banner = await screen.findByRole('navigation', { name: 'Main navigation' });
  const links = await waitFor(() => {
    const found = [...banner.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  for (const link of links) expect(link).toMatch(/^\/steel\/demo(?:\/|$)/);
});
