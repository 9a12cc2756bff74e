/** Guards of the whole route map, with real personas and typed URLs (document 2 §6). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { startTexts } from '#src/i18n/i18n.ts';
import type { Gate } from '#src/lib/gates.ts';
import { GUARDS } from '#src/lib/guards.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { notify } from '#src/ui/notify.ts';
import { startMock, startSignedIn } from '../support/mock.ts';

vi.setConfig({ testTimeout: 60_000 });
/** The supplement form has its own rule, outside the table. */
const SUPPLEMENT = '/appLoginform';
const PATHS = Object.keys(GUARDS).map((path) => path.replace('$id', 'all'));

let asked: LoginRequest[] = [];
let stop = (): void => undefined;

beforeEach(async () => {
  asked = [];
  stop = onLoginRequest((request) => asked.push(request));
  vi.spyOn(notify, 'warn').mockReturnValue('id');
  vi.spyOn(notify, 'info').mockReturnValue('id');
  await startTexts('en');
});
afterEach(() => {
  stop();
});

/** Queries made on the way to the final page. */
let questions: string[] = [];

/** Final path after a URL is typed, and the reason for a redirect. */
async function type(path: string): Promise<string> {
  window.history.replaceState(null, '', path);
  const queryClient = createPortalQueryClient();
  const router = createPortalRouter(queryClient);
  await router.load();
  const leaf = router.state.matches.at(-1);
  const closed = leaf !== undefined && 'turnedAway' in leaf.context ? leaf.context.turnedAway : null;
  const { pathname, state } = router.state.location;
  const led = state.turnedAway === undefined ? '' : `, for ${state.turnedAway}`;
  const end = closed === null ? `${pathname}${led}` : `${pathname}: ${wordOf(closed.gate)}`;
  questions = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash);
  // Deferred queries of the page could start after the mock has stopped.
  Object.assign(queryClient, { query: () => Promise.resolve(null) });
  await queryClient.cancelQueries();
  queryClient.clear();
  return end;
}

function wordOf(gate: Exclude<Gate, { kind: 'allow' }>): string {
  return gate.kind === 'login' ? 'login' : String(gate.warning);
}

async function signIn(persona: PersonaId): Promise<void> {
  await startSignedIn({ persona });
}

describe('a visitor', () => {
  beforeEach(() => startMock());
  it.each([...PATHS, SUPPLEMENT])(
    'who wants %s stays there and is asked to log in, and it is remembered [2§6 login routes]',
    async (path) => {
      expect(await type(`${path}?x=1`)).toBe(`${path}: login`);
      expect(asked).toEqual([{ how: 'prompt', returnPath: `${path}?x=1` }]);
    },
  );
  it('who is turned away asks for nothing: a refused call would end a session that never was', async () => {
    const asking: string[] = [];
    for (const path of [...PATHS, SUPPLEMENT]) {
      await type(path);
      // The layout's query is the same for every page.
      const own = questions.filter((question) => !question.startsWith('["platform"'));
      if (own.length > 0) asking.push(`${path} asks ${own.join()}`);
    }
    expect(asking).toEqual([]);
  });
  it.each(['/epd/epdSearch', '/about', '/gpi', '/news', '/policy'])('comes to %s', async (path) => {
    expect(await type(path)).toBe(path);
    expect(asked).toEqual([]);
  });
});

describe('/webview (decision 16)', () => {
  beforeEach(() => startMock());
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
  const applying = (how: (path: string) => string) =>
    Object.fromEntries(
      ['/epd/epdApplyFor', '/Pcr/pcrApplyFor', '/dtpfg/dtpfgApplyFor'].map((path) => [path, how(path)]),
    );
  const agencyOnly = { '/thirdAgency': '/thirdAgency: guard.agencyOnly' };

  it.each<[PersonaId, ends: Record<string, string>]>([
    ['certified', { '/enterprise': '/, for guard.companyCertified', ...agencyOnly }],
    ['agency', { '/enterprise': '/, for guard.companyCertified' }],
    ['reviewing', { ...applying((path) => `${path}: guard.auditReviewing`), ...agencyOnly }],
    ['rejected', { ...applying((path) => `${path}: guard.auditRejected`), ...agencyOnly }],
    [
      'leaving',
      {
        '/enterprise': '/, for guard.companyCertified',
        ...applying((path) => `${path}: guard.cancelReviewing`),
        ...agencyOnly,
      },
    ],
    ['failed-company', { ...applying(() => '/enterprise, for guard.companyFailed'), ...agencyOnly }],
    [
      'pending-company',
      {
        '/enterprise': '/, for guard.companyPending',
        ...applying((path) => `${path}: guard.companyPending`),
        ...agencyOnly,
      },
    ],
  ])(
    '%s: stays where a page says why, and is led on only where a document wants it',
    async (persona, ends) => {
      await signIn(persona);
      for (const path of PATHS) {
        vi.mocked(notify.info).mockClear();
        const end = await type(path);
        // Home shows the reason for a redirect only as a notification.
        expect(vi.mocked(notify.info).mock.calls.length).toBe(end.startsWith('/, for ') ? 1 : 0);
        expect([path, end]).toEqual([path, ends[path] ?? path]);
        // A guarded page makes only the guard's queries; the layout's query is the same for every page.
        const own = questions.filter(
          (question) => !/^\["(?:platform"|account","own"|company","(?:ofUser|detail)")/.test(question),
        );
        if (end.includes(': guard.')) expect([path, own]).toEqual([path, []]);
      }
      // No transient notification.
      expect(notify.warn).not.toHaveBeenCalled();
      expect(asked).toEqual([]);
    },
  );
});
