/**
 * What leaves a server that was not written from our contract, over real HTTP. That each dialect changes what it says is held by
 * tests/conformance/dialects.test.ts, which names it.
 */
import { describe, expect, it } from 'vitest';
import { rawRequest } from '../../support/raw-request.ts';
import { gbkBytes } from '#mocks/dialects/envelope.ts';
import { ask, control, MINE, origin, send, serve, speak, text } from './served.ts';

serve();

it('bareCaptcha: the pictures of the puzzle, and a refusal, without the envelope', async () => {
  await speak('bareCaptcha');
  const got = await ask<{ repData: { token: string } }>('/api/n/captcha/get', { captchaType: 'blockPuzzle' });
  expect(got).toMatchObject({ repCode: '0000', repMsg: null, success: true });
  const wrong = { captchaType: 'blockPuzzle', pointJson: 'no point', token: got.repData.token };
  expect(await ask('/api/n/captcha/check', wrong)).toMatchObject({
    repCode: '0001',
    success: false,
  });
});

it('textPlain and gbkFileNames: what the headers say', async () => {
  await speak('textPlain', 'gbkFileNames');
  const gpi = await send('/api/n/gpi/new');
  expect(gpi.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  const { data } = (await gpi.json()) as { data: { attachmentId: string; attachmentName: string }[] };
  const file = await send(`/p/attachment/download/${data[0]?.attachmentId ?? ''}`);
  expect(file.headers.get('content-disposition')).toContain(
    `filename="${gbkBytes(data[0]?.attachmentName ?? '')}"`,
  );
  expect(gbkBytes('钢 A')).toBe('\xB8\xD6 A');
});

const raw = (path: string) => rawRequest(origin() + path);

it('gzip, chunked and cutShort: how the bytes travel', async () => {
  const plain = await text('/api/n/menu/all');
  await speak('gzip');
  const packed = await raw('/api/n/menu/all');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.body.length).toBeLessThan(Buffer.byteLength(plain));
  expect(await text('/api/n/menu/all')).toBe(plain);
  await speak('chunked');
  const pieces = await raw('/api/n/menu/all');
  expect(pieces.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
  expect([pieces.body.toString(), pieces.isWhole]).toEqual([plain, true]);
  await speak('cutShort');
  expect(await raw('/api/n/menu/all')).toMatchObject({ isWhole: false });
  await expect(text('/api/n/menu/all')).rejects.toThrow();
});

it('a recording of it holds what the handlers said, plays without a dialect, and speaks it afterwards', async () => {
  await control('PUT', '/server', { fields: 'documented', dialects: ['numericIds', 'codeAsText'] });
  const [, id = ''] = /"id":(\d+)/.exec(await text(MINE)) ?? [];
  await ask('/p/epd/apply', `{"id":${id}}`);
  const recording = (await control('GET', '/recording')) as { server: object; steps: { answer: object }[] };
  expect(recording.server).toEqual({ fields: 'documented', dialects: ['numericIds', 'codeAsText'] });
  expect(recording.steps.at(-1)?.answer).toMatchObject({
    code: 1,
    data: { applicationNumber: expect.any(String) as string },
  });
  await control('POST', '/reset', {});
  const replayed = await fetch(`${origin()}/__mock/api/replay`, {
    method: 'POST',
    body: JSON.stringify({ recording }),
  });
  const lines = (await replayed.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines.at(-1)).toMatchObject({ done: true, passed: true });
  expect(await control('GET', '/world')).toMatchObject({ server: recording.server });
});

describe('links', () => {
  const open = (path: string, cookie = '') =>
    fetch(`${origin()}${path}`, { headers: { accept: 'text/html', cookie } });
  it('make a World whose server is so, or change the one that stands', async () => {
    expect((await open('/?scenario=quote-issued&fields=documented&dialects=codeAsText,msg')).status).toBe(
      200,
    );
    expect(await control('GET', '/world')).toMatchObject({
      scenario: 'quote-issued',
      server: { fields: 'documented', dialects: ['msg', 'codeAsText'] },
    });
    const went = await open('/epd/mineEpd?dialects=rows&page=2');
    expect(await went.text()).toContain('"target":"/epd/mineEpd?page=2"');
    expect(await control('GET', '/world')).toMatchObject({
      scenario: 'quote-issued',
      server: { fields: 'documented', dialects: ['rows'] },
    });
    expect((await open('/?fields=few')).status).toBe(400);
  });
});
