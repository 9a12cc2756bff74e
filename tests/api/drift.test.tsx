import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api, unwrap } from '#src/api/client.ts';
import { unwrapFile } from '#src/api/download.ts';
import { resetReports } from '#src/api/report-drift.ts';
import { toToken } from '#src/api/read.ts';
import { BusinessError, HttpError, ProtocolError } from '#src/lib/errors.ts';
import { toSignedIn } from '#src/parts/account-form/read.ts';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  resetReports();
  log = vi.spyOn(console, 'error').mockReturnValue(undefined);
});

function answerWith(body: unknown, status = 200): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
}

const lines = () => log.mock.calls.map(([line]) => line as unknown);

it('tells the console call, place and value of an answer that nobody can read, once', async () => {
  answerWith({ code: 1, message: '', data: { token: null } });
  const read = () => unwrap(api.GET('/p/epd/tools/refer/user'), toToken);
  await expect(read()).rejects.toThrow(ProtocolError);
  await expect(read()).rejects.toThrow(ProtocolError);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(lines()).toEqual([
    'getEpdToolToken (GET /p/epd/tools/refer/user): The answer names no token. At "/data/token": null.',
  ]);
});

it('names no token and no person', async () => {
  const portalUserVO = { userName: '沈工', userAccount: '19900000003', auditStatus: 1, extra: 'a@b.example' };
  answerWith({
    code: 1,
    message: '',
    data: { portalUserVO, tokenVO: { token: 'abcdef0123456789abcdef01' } },
  });
  const body = { mobile: '19900000003', password: '123456' };
  await expect(unwrap(api.POST('/n/user/login/uc', { body }), toSignedIn)).rejects.toThrow(ProtocolError);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(lines()).toEqual([
    'loginByPhone (POST /n/user/login/uc): The login answer names no user. At "/data/portalUserVO": ' +
      '{ userName: text of 2 characters, userAccount: text of 11 characters, auditStatus: 1, extra: text of 11 characters }.',
  ]);
});

it.each([
  ['what is no envelope', { ok: true }, 'The answer is not an envelope. At "": { ok: true }.'],
  [
    'a code that is none',
    { code: 'OK' },
    'The code of the envelope is not a number. At "/code": text of 2 characters.',
  ],
  ['what is not JSON', '<html>', 'The answer is not JSON.'],
])('tells of %s', async (_what, sent, words) => {
  answerWith(sent);
  await expect(unwrap(api.GET('/n/user/verify'))).rejects.toThrow(ProtocolError);
  await vi.waitFor(() => expect(lines()).toEqual([`verifySession (GET /n/user/verify): ${words}`]));
});

it('tells of an empty file', async () => {
  answerWith('');
  const call = api.GET('/n/attachment/online/{attachmentId}', {
    params: { path: { attachmentId: 'a' } },
    parseAs: 'blob',
  });
  await expect(unwrapFile(call)).rejects.toThrow(ProtocolError);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(lines()[0]).toContain('(GET /n/attachment/online/{attachmentId}): The file is empty.');
});

it('keeps silent about refusals and broken servers: they say themselves what they are', async () => {
  answerWith({ code: 0, message: 'CHECK_CODE_ERROR', data: null });
  await expect(unwrap(api.GET('/p/user/logout'))).rejects.toThrow(BusinessError);
  answerWith('', 502);
  await expect(unwrap(api.GET('/p/user/logout'))).rejects.toThrow(HttpError);
  expect(log).not.toHaveBeenCalled();
});

it.each([{ 'content-length': '1' }, {}])(
  'no digit of an id that came as a bare number is lost (%j)',
  async (headers) => {
    const body = '{"code":1,"message":"","data":[{"id":1234567890123456789,"newsTitle":"7"}]}';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
    const ids = await unwrap(api.POST('/n/portal/index/list/news'), (sent) => sent.map(({ id }) => id));
    expect(ids).toEqual(['1234567890123456789']);
  },
);
