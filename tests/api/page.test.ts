import { expect, it } from 'vitest';
import { unwrapPage } from '#src/api/page.ts';
import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';

const answer = (data: string, type = 'text/html; charset=utf-8', status = 200) =>
  unwrapPage(
    Promise.resolve({ data, response: new Response(null, { status, headers: { 'content-type': type } }) }),
  );

it('is the HTML as it came', async () => {
  expect(await answer('<h1>About</h1>')).toBe('<h1>About</h1>');
  expect(await answer('')).toBe('');
});

it('may stand in an envelope, which may also refuse (decision 4)', async () => {
  const json = 'application/json';
  expect(await answer('{"code":"1","message":"","data":"<p>x</p>"}', json)).toBe('<p>x</p>');
  await expect(answer('{"code":0,"message":"closed","data":null}', json)).rejects.toThrow(BusinessError);
  await expect(answer('{"code":1,"message":"","data":null}', json)).rejects.toThrow(ProtocolError);
  await expect(answer('<h1>', json)).rejects.toThrow(ProtocolError);
});

it('fails like every other call', async () => {
  await expect(answer('gone', 'text/html', 404)).rejects.toThrow(HttpError);
  await expect(unwrapPage(Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(NetworkError);
});
