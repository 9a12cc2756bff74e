/** Files that people have, through the control API. */
import { expect, it } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { answerCall } from '#mocks/core/answer-call.ts';
import { answerWeb } from '#mocks/core/web.ts';

const ORIGIN = 'http://localhost';

async function client() {
  const mock = await createMock();
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const request = new Request(ORIGIN + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await answerWeb(path.startsWith('/__mock/') ? answerControl : answerCall, mock, request);
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };
}

it('makes a recording of a file, and says why it cannot', async () => {
  const ask = await client();
  const text = `curl '${ORIGIN}/gateway/api/n/menu/all' -H 'Authorization: 0123456789abcdef'`;
  const { status, json } = await ask('POST', '/__mock/api/import', {
    text,
    scenario: 'quote-issued',
    seed: 7,
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    recording: { base: { scenario: 'quote-issued', seed: 7 } },
    summary: { source: 'curl', server: `${ORIGIN}/gateway`, steps: 2 },
  });
  const played = await ask('POST', '/__mock/api/replay', { recording: json['recording'], check: true });
  expect(played).toMatchObject({ status: 200, json: { done: true, passed: true } });

  const deep = '['.repeat(200) + ']'.repeat(200);
  const refused = [
    { text: deep },
    { text: 'hello' },
    {},
    { text, persona: 'nobody' },
    { text, scenario: 'none' },
  ];
  const answers = await Promise.all(refused.map((body) => ask('POST', '/__mock/api/import', body)));
  expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 404, 404]);
  expect(answers[0]?.json['error']).toContain('nested too deep');
});

it('writes the calls of a World as HAR, without a token in any place', async () => {
  const ask = await client();
  await ask('POST', '/__mock/api/reset', { scenario: 'quote-issued', seed: 1 });
  const { token } = (await ask('POST', '/__mock/api/login', { persona: 'certified' })).json;
  const authorization = String(token);
  await ask('GET', '/p/portal/my/company/epd?pageNum=1&pageSize=4', undefined, { authorization });
  await ask('POST', '/n/user/login/uc', { mobile: '19900000007', password: '123456' });
  const { json } = await ask('GET', '/__mock/api/requests.har');
  expect(JSON.stringify(json)).not.toContain(authorization);
  expect(json).toMatchObject({
    log: {
      version: '1.2',
      entries: [
        {
          request: {
            method: 'GET',
            url: `${ORIGIN}/p/portal/my/company/epd?pageNum=1&pageSize=4`,
            headers: [{ name: 'authorization', value: '***' }],
          },
          response: { status: 200, content: { mimeType: 'application/json' } },
        },
        { request: { comment: 'The body holds secrets and is left out.' }, response: { status: 200 } },
      ],
    },
  });
});
