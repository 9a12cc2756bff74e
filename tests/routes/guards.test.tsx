/** Guards as the routes apply them: the whole map, real personas, typed addresses (document 2 §6). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMock, type TestMock } from '#mocks/adapters/msw-node.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { clearSession } from '#src/api/session.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { startTexts } from '#src/i18n/i18n.ts';
import { GUARDS } from '#src/lib/guards.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { notify } from '#src/ui/notify.ts';
import { startSignedIn } from '../support/signed-in.ts';

vi.setConfig({ testTimeout: 60_000 });
const PATHS = Object.keys(GUARDS).map((path) => path.replace('$id', 'all'));

let mock: TestMock;
let asked: LoginRequest[] = [];
let stop = (): void => undefined;
const warned: unknown[] = [];

beforeEach(async () => {
  asked = [];
  warned.length = 0;
  stop = onLoginRequest((request) => asked.push(request));
  vi.spyOn(notify, 'warn').mockImplementation((text) => {
    warned.push(text);
    return 'id';
  });
  await startTexts('en');
});
afterEach(() => {
  stop();
  clearSession();
  mock.stop();
  vi.restoreAllMocks();
});

/** Where somebody ends who types an address. */
async function type(path: string): Promise<string> {
  window.history.replaceState(null, '', path);
  const queryClient = createPortalQueryClient();
  const router = createPortalRouter(queryClient);
  await router.load();
  const end = router.state.location.pathname;
  await queryClient.cancelQueries();
  queryClient.clear();
  return end;
}

async function signIn(persona: PersonaId): Promise<void> {
  mock = await startSignedIn({ persona });
}

describe('a visitor', () => {
  beforeEach(async () => {
    mock = await startMock();
  });
  it.each(PATHS)('who wants %s is asked to log in, and it is remembered [2§6 login routes]', async (path) => {
    expect(await type(`${path}?x=1`)).toBe('/');
    expect(asked).toEqual([{ how: 'prompt', returnPath: `${path}?x=1` }]);
  });
  it.each(['/epd/epdSearch', '/about', '/gpi', '/news', '/policy'])('comes to %s', async (path) => {
    expect(await type(path)).toBe(path);
    expect(asked).toEqual([]);
  });
});

describe('/webview (decision 16)', () => {
  beforeEach(async () => {
    mock = await startMock();
  });
  it.each(['about', 'serve', 'pricing', 'policy', 'agreement'])('shows %s', async (page) => {
    expect(await type(`/webview?page=${page}`)).toBe('/webview');
  });
  it.each([
    '',
    '?page=',
    '?page=About',
    '?page=service',
    '?page=https://example.com',
    '?page=about/../x',
    '?x=about',
  ])('leads home with "%s"', async (search) => {
    expect(await type(`/webview${search}`)).toBe('/');
  });
});

describe('somebody who is signed in', () => {
  it.each<[PersonaId, ends: Record<string, string>, says: string[]]>([
    ['certified', { '/enterprise': '/', '/thirdAgency': '/' }, ['guard.agencyOnly']],
    ['agency', { '/enterprise': '/' }, []],
    [
      'reviewing',
      { '/epd/epdApplyFor': '/', '/Pcr/pcrApplyFor': '/', '/dtpfg/dtpfgApplyFor': '/', '/thirdAgency': '/' },
      ['guard.auditReviewing', 'guard.auditReviewing', 'guard.auditReviewing', 'guard.agencyOnly'],
    ],
    [
      'failed-company',
      {
        '/epd/epdApplyFor': '/enterprise',
        '/Pcr/pcrApplyFor': '/enterprise',
        '/dtpfg/dtpfgApplyFor': '/enterprise',
        '/thirdAgency': '/',
      },
      ['guard.companyFailed', 'guard.companyFailed', 'guard.companyFailed', 'guard.agencyOnly'],
    ],
    [
      'pending-company',
      {
        '/epd/epdApplyFor': '/',
        '/Pcr/pcrApplyFor': '/',
        '/dtpfg/dtpfgApplyFor': '/',
        '/enterprise': '/',
        '/thirdAgency': '/',
      },
      ['guard.companyPending', 'guard.companyPending', 'guard.companyPending', 'guard.agencyOnly'],
    ],
  ])('%s', async (persona, ends, says) => {
    await signIn(persona);
    for (const path of PATHS) expect([path, await type(path)]).toEqual([path, ends[path] ?? path]);
    expect(warned).toEqual(says);
    expect(asked).toEqual([]);
  });
});
