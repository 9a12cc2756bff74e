import { expect, it } from 'vitest';
import { fileNameOf, unwrapFile } from '#src/api/download.ts';
import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';

/** An answer as the client hands it over with `parseAs: 'blob'`. */
function answer(body: string, type: string, init: { status?: number; disposition?: string } = {}) {
  const headers = init.disposition === undefined ? {} : { 'content-disposition': init.disposition };
  return Promise.resolve({
    data: new Blob([body], { type }),
    response: new Response(null, { status: init.status ?? 200, headers }),
  });
}

it('hands over the bytes with the name that the server gave', async () => {
  const disposition = `attachment; filename="report.pdf"; filename*=UTF-8''${encodeURIComponent('报告.pdf')}`;
  const { blob, name } = await unwrapFile(answer('%PDF', 'application/pdf', { disposition }));
  expect(blob.size).toBe(4);
  expect(name).toBe('报告.pdf');
});

it('an empty file is an error, not a download of nothing', async () => {
  await expect(unwrapFile(answer('', 'application/pdf'))).rejects.toThrow(ProtocolError);
});

it('a refusal that comes as JSON is told in its own words', async () => {
  const refusal = JSON.stringify({ code: 0, message: 'Under review', data: null });
  const error: unknown = await unwrapFile(answer(refusal, 'application/json')).catch(
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(BusinessError);
  expect(error).toMatchObject({ code: 0, serverMessage: 'Under review' });
});

it('a refusal named as plain text and a login page are no files, a PDF named so is one', async () => {
  const refusal = JSON.stringify({ code: 401, msg: '登录已失效', data: null });
  await expect(unwrapFile(answer(refusal, 'text/plain'))).rejects.toThrow(HttpError);
  await expect(unwrapFile(answer('<!doctype html>', 'text/html'))).rejects.toThrow(ProtocolError);
  expect((await unwrapFile(answer('%PDF-1.7', 'text/plain'))).blob.size).toBe(8);
});

it('JSON that refuses nothing is no file either', async () => {
  const fine = JSON.stringify({ code: 1, message: '', data: {} });
  await expect(unwrapFile(answer(fine, 'application/json'))).rejects.toThrow(ProtocolError);
});

it('tells a status and a broken connection apart', async () => {
  await expect(unwrapFile(answer('', 'text/plain', { status: 410 }))).rejects.toThrow(HttpError);
  await expect(unwrapFile(Promise.reject(new TypeError('failed')))).rejects.toThrow(NetworkError);
});

it.each([
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="with blank.pdf"', 'with blank.pdf'],
  ['attachment; filename="../../up.pdf"', '.._.._up.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4`, 'a.pdf'],
  ['attachment; filename=%E6%8A%A5%E5%91%8A.pdf', '报告.pdf'],
  // As fetch hands the bytes over: GBK, then UTF-8.
  ['attachment; filename="\u00B1\u00A8\u00B8\u00E6.pdf"', '报告.pdf'],
  ['attachment; filename="\u00E6\u008A\u00A5\u00E5\u0091\u008A.pdf"', '报告.pdf'],
  ['inline', null],
  [null, null],
])('reads the name of %j as %j', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
