/** Files that people have, through the control API. */
import { expect, it } from 'vitest';
import { openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const ORIGIN = 'http://localhost';
const bench = ofEachTest(() => openBench());

it('makes a recording of a file, and says why it cannot', async () => {
  const text = `curl '${ORIGIN}/gateway/api/n/menu/all' -H 'Authorization: 0123456789abcdef'`;
  const body = { text, scenario: 'quote-issued', seed: 7 };
  const { status, json } = await bench.control('POST', '/import', body);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    recording: { base: { scenario: 'quote-issued', seed: 7 } },
    summary: { source: 'curl', server: `${ORIGIN}/gateway`, steps: 2 },
  });
  const played = await bench.control('POST', '/replay', { recording: json['recording'], check: true });
  expect(played).toMatchObject({ status: 200, json: { done: true, passed: true } });

  const deep = '['.repeat(200) + ']'.repeat(200);
  const refused = [
    { text: deep },
    { text: 'hello' },
    {},
    { text, persona: 'nobody' },
    { text, scenario: 'none' },
  ];
  const answers = await Promise.all(refused.map((wrong) => bench.control('POST', '/import', wrong)));
  expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 404, 404]);
  expect(answers[0]?.json['error']).toContain('nested too deep');
});

it('writes the calls of a World as HAR, without a token in any place', async () => {
  const token = await bench.login('certified');
  await bench.call('GET', '/p/portal/my/company/epd?pageNum=1&pageSize=4', { token });
  await bench.call('POST', '/n/user/login/uc', { body: { mobile: '19900000007', password: '123456' } });
  const { json } = await bench.control('GET', '/requests.har');
  expect(JSON.stringify(json)).not.toContain(token);
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
