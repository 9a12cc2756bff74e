import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api, unwrap } from '#src/api/client.ts';
import {
  clearSession,
  currentUser,
  startSession,
  storeToken,
  toStoredUser,
  onUnauthorized,
} from '#src/api/session.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { httpEn } from '#src/i18n/locales/en/part-first.ts';
import { httpZh } from '#src/i18n/locales/zh/part-first.ts';
import { removeDraft } from '#src/lib/draft.ts';
import { HttpError } from '#src/lib/errors.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { notify } from '#src/ui/notify.ts';
import { leaveEndedSession } from '#src/parts/session/end-of-session.ts';
import { mock, startSignedIn } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

const ended = vi.fn<() => void>();

beforeEach(async () => {
  await startSignedIn({ persona: 'certified' });
  onUnauthorized(ended);
});
afterEach(() => void vi.clearAllMocks());

const privateKey = companyQueries.ofUser('u-certified').queryKey;
const read = () => unwrap(api.GET('/p/dict/list/COMPANY_TYPE'));
const endOnServer = (token: string) => mock.world.store.sessions.remove(token);

describe('HTTP 401 [1§8 401]', () => {
  it('is said once, however many calls it meets, also when the cookie has run out', async () => {
    document.cookie = 'steel_epd_token=; Max-Age=0; Path=/';
    await Promise.allSettled([read(), read(), read()]);
    expect(ended).toHaveBeenCalledOnce();
    expect(currentUser()).toBeNull();
  });

  const loginPage = new Response('<form>', { headers: { 'content-type': 'text/html' } });
  it.each([
    ['HTTP 200 with code 401', () => Response.json({ code: '401', msg: '登录已失效', data: null })],
    [
      'a redirect to a login page',
      () => Object.defineProperty(loginPage.clone(), 'redirected', { value: true }),
    ],
  ])('may come as %s', async (_, answer) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer()));
    await expect(read()).rejects.toThrow();
    expect(ended).toHaveBeenCalledOnce();
    expect(currentUser()).toBeNull();
  });

  it('to a visitor ends nothing, and nothing says that it did', async () => {
    clearSession();
    const error = await read().catch((failure: unknown) => failure);
    expect(ended).not.toHaveBeenCalled();
    expect(describeError(error)).toEqual({ key: 'http.401' });
    for (const words of [httpZh['401'], httpEn['401']]) expect(words).not.toMatch(/失效|expired|ended/i);
  });

  it('of a token that was renewed meanwhile leaves the session alone', async () => {
    endOnServer(mock.token ?? '');
    mock.world.faults = [{ operationId: 'listCompanyTypes', kind: 'delay', value: 50 }];
    const late = read();
    // Another tab renews the token before the answer is there.
    storeToken(mock.signIn('certified'));
    await expect(late).rejects.toBeInstanceOf(HttpError);
    expect(currentUser()?.id).toBe('u-certified');
    expect(ended).not.toHaveBeenCalled();
  });

  it('to the token of another World ends the session: it is worth nothing there', async () => {
    const other = mock.mock.worlds.reset('another-world', { seed: 1 });
    expect(other.store.sessions.get(mock.token ?? '')).toBeUndefined();
    mock.mock.worlds.fallback = other.id;
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(currentUser()).toBeNull();
  });
});

describe('the token', () => {
  it('lives one day in its cookie, also after a refresh [1§9 token lifetime]', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    storeToken('fresh');
    expect(cookie.mock.calls[0]?.[0]).toMatch(/_token=fresh; Max-Age=86400; Path=\/; SameSite=Lax/);
  });
  it('without a user, or a user without a token, is nobody [1§4 logged in]', () => {
    expect(currentUser()?.id).toBe('u-certified');
    window.localStorage.removeItem(STORAGE.userInfo);
    expect(currentUser()).toBeNull();
    startSession('t', must(toStoredUser(mock.user)));
    document.cookie = 'steel_epd_token=; Max-Age=0; Path=/';
    expect(currentUser()).toBeNull();
  });
});

describe('the way out', () => {
  const navigate = vi.fn<(to: object) => Promise<void>>(async () => undefined);
  let asked: LoginRequest[] = [];
  let stop = (): void => undefined;
  beforeEach(() => {
    asked = [];
    stop = onLoginRequest((request) => asked.push(request));
  });
  afterEach(() => stop());

  function leave(href: string, queryClient = new QueryClient()): QueryClient {
    queryClient.setQueryData<unknown>(privateKey, 'of the former user');
    const location = { href, pathname: href.replace(/[?#].*$/, '') };
    // Of the router it reads no more than this.
    leaveEndedSession({ navigate, state: { location } } as never, queryClient);
    return queryClient;
  }

  it('leads home past every question of a form, forgets what was read, and offers to come back [1§8 401]', () => {
    const queryClient = leave('/epd/epdApplyFor?companyName=A');
    expect(navigate).toHaveBeenCalledWith({ to: '/', replace: true, ignoreBlocker: true });
    expect(queryClient.getQueryData(privateKey)).toBeUndefined();
    expect(asked).toEqual([{ how: 'again', returnPath: '/epd/epdApplyFor?companyName=A', draft: false }]);
  });
  it('only says so at home', () => {
    const warn = vi.spyOn(notify, 'warn').mockReturnValue('id');
    leave('/');
    expect(warn).toHaveBeenCalledWith('auth.sessionExpired');
    expect(asked).toEqual([]);
  });
  it('speaks of a draft only where something was typed into a form that keeps it', () => {
    const parse = (raw: unknown): string => String(raw);
    const place = { form: 'feedback', userId: 'u-certified', version: 1, parse };
    const { result, unmount } = renderHook(() => useDraft(place));
    leave('/Feedback');
    result.current.save('A question');
    leave('/Feedback');
    unmount();
    leave('/epd/mineEpd');
    expect(asked.map(({ draft }) => draft)).toEqual([false, true, false]);
    removeDraft(place);
  });
  it('a part of the frame that still waits for its answer gets it all the same', async () => {
    const queryClient = new QueryClient();
    const answers: ((texts: string) => void)[] = [];
    const observer = new QueryObserver(queryClient, {
      queryKey: ['footer'],
      queryFn: () => new Promise<string>((done) => answers.push(done)),
    });
    onTestFinished(observer.subscribe(() => undefined));
    leave('/news', queryClient);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('links');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('links'));
  });
});
