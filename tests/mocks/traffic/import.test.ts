/** A file that people have becomes a recording that plays in any World. */
import { beforeAll, describe, expect, it } from 'vitest';
import { importTraffic, type Imported } from '#mocks/traffic/import.ts';
import { readTraffic } from '#mocks/traffic/read.ts';
import { differing, entryOf, harOfJourney, harText, journey, SERVER, type HarEntry } from './a-har.ts';

const imported = async (text: string, options: Parameters<typeof importTraffic>[1] = {}): Promise<Imported> =>
  importTraffic(await readTraffic(text), options);

const get = (url: string, mimeType: string, text = ''): HarEntry =>
  entryOf({
    at: Date.parse('2026-11-20T09:00:00+08:00'),
    ms: 1,
    method: 'GET',
    url: new URL(url),
    requestHeaders: [],
    request: null,
    status: 200,
    answerHeaders: [['content-type', mimeType]],
    answer: { text },
  });

describe('a HAR', () => {
  let entries: HarEntry[];
  let registration: readonly HarEntry[];
  beforeAll(async () => {
    entries = await harOfJourney('application');
    registration = await harOfJourney('registration');
  });

  it('plays on another seed, with references where the server made something', async () => {
    const { recording, summary } = await imported(harText(entries), { scenario: 'fresh-company' });
    expect(await differing(recording, 7)).toEqual([]);
    const operations = ({ steps }: typeof recording) => steps.map(({ operation, kind }) => operation ?? kind);
    expect(operations(recording).sort()).toEqual(operations(journey('application')).sort());
    const [, check, send, login] = recording.steps;
    expect(check?.request.body).toMatchObject({ token: '{{captcha.1}}', pointJson: '{{captcha.1.answer}}' });
    expect(send?.request.path).toBe('/n/plat/sms/checkcode/uc');
    expect(login?.request.body).toEqual({ mobile: '19900000007', password: '{{code.sms.1}}' });
    expect(recording.steps.find(({ operation }) => operation === 'confirmQuote')).toMatchObject({
      who: '{{session.2}}',
      request: { body: { id: '{{id.quote.2}}' } },
    });
    expect(summary).toMatchObject({ server: `${SERVER}/prod-api`, persona: 'certified', steps: 46 });
    // A browser keeps no bytes of uploads.
    expect(summary.missing.filter(({ what }) => what === 'file')).toHaveLength(3);
  });

  it('plays without the headers that a browser leaves out when it saves', async () => {
    const bare = registration.map(({ request, ...entry }) => ({
      ...entry,
      request: { ...request, headers: request.headers.filter(({ name }) => name !== 'authorization') },
    }));
    const { recording } = await imported(harText(bare));
    expect(await differing(recording, 1)).toEqual([]);
  });

  it('begins signed in, where the login came before', async () => {
    const at = entries.findIndex(({ request }) => request.url.endsWith('/price/info'));
    const { recording, summary } = await imported(harText(entries.slice(at, at + 1)));
    expect(recording.steps.map(({ kind, operation, who }) => [kind, operation, who])).toEqual([
      ['login', null, null],
      ['call', 'getQuote', '{{session.1}}'],
    ]);
    expect(summary.missing).toEqual([{ step: 2, operation: 'getQuote', what: 'id', name: 'id' }]);
  });

  it('counts what it leaves out, and lists what the contract does not know', async () => {
    const others = [
      get(`${SERVER}/epd/mineEpd`, 'text/html'),
      get(`${SERVER}/assets/index-a1.js`, 'text/javascript'),
      get('https://stat.example.net/hm.gif?si=1', 'image/gif'),
      get(`${SERVER}/prod-api/n/user/points/8812`, 'application/json', '{}'),
    ];
    const { summary } = await imported(harText([...others, ...entries.slice(0, 4)]));
    expect(summary.left).toEqual({
      files: 2,
      hosts: [{ host: 'stat.example.net', count: 1 }],
      unknown: [{ call: 'GET /prod-api/n/user/points/…', count: 1 }],
    });
    expect(summary).toMatchObject({ entries: 8, steps: 4 });
  });

  it('takes passwords of another server for those of a persona', async () => {
    const login = structuredClone(
      registration.filter(({ request }) => /getPublicKey|email\/login/.test(request.url)).slice(-2),
    );
    const [, sent] = login;
    if (sent?.request.postData === undefined) throw new Error('The journey logs in by e-mail');
    sent.request.postData.text = JSON.stringify({
      userAccount: 'zhang.wei@steelmill.cn',
      userPassword: `${'Qm9v'.repeat(85)}Qg==`,
    });
    const { recording, summary } = await imported(harText(login));
    expect(recording.steps[1]?.request.body).toEqual({
      userAccount: 'certified@example.com',
      userPassword: '{{password.certified}}',
    });
    expect(summary.removed.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['password', 'email', 'token']),
    );
  });

  it('is refused with a reason where it is none', async () => {
    for (const [text, reason] of [
      ['{"log":{}}', 'This is no HAR'],
      [harText([get('https://elsewhere.example.net/', 'text/html')]), 'No call of the contract'],
      [`${'['.repeat(200)}${']'.repeat(200)}`, 'nested too deep'],
    ] as const)
      await expect(imported(text)).rejects.toThrow(reason);
  });
});

describe('other sources', () => {
  const BODY = `{"id":"app-010","reason":"It's \\"100%\\" \\\\ 贵"}`;
  const url = `${SERVER}/api/p/price/refuse`;
  const cmd = (text: string): string =>
    `^"${text
      .replaceAll('\\', '\\\\')
      .replaceAll('"', '\\"')
      .replace(/[^a-zA-Z0-9\s_\-:=+~'/.',?;()*`]/g, '^$&')}^"`;
  const collection = {
    info: { name: 'Portal', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: 'c0ffee-c0ffee' }] },
    variable: [{ key: 'id', value: 'app-010' }],
    item: [
      {
        name: 'Quotes',
        item: [
          {
            name: 'refuse',
            request: {
              method: 'POST',
              url: { raw: '{{baseUrl}}/api/p/price/refuse', host: ['{{baseUrl}}'] },
              header: [{ key: 'Content-Type', value: 'application/json' }],
              body: { mode: 'raw', raw: BODY.replace('app-010', '{{id}}') },
            },
          },
        ],
      },
    ],
  };

  it.each([
    [
      'Chrome, bash',
      `curl '${url}' \\\n  -H 'Authorization: c0ffee-c0ffee' \\\n  -b 'a=b' --data-raw $'${BODY.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}' \\\n  --compressed`,
    ],
    [
      'Firefox, bash',
      `curl '${url}' --compressed -X POST -H 'Authorization: c0ffee-c0ffee' --data-raw '${BODY.replaceAll("'", "'\\''")}'`,
    ],
    [
      'Chrome, cmd',
      `curl ${cmd(url)} ^\r\n  -H ^"Authorization: c0ffee-c0ffee^" ^\r\n  --data-raw ${cmd(BODY)}`,
    ],
    [
      'by hand',
      `curl -s -XPOST -H "Authorization: Bearer c0ffee-c0ffee" -d "${BODY.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" ${url} ; echo done`,
    ],
    ['a Postman collection', JSON.stringify(collection)],
  ])('%s: the call is read as it was', async (_name, text) => {
    const { recording, summary } = await imported(text);
    expect(recording.steps).toMatchObject([
      { kind: 'login', request: { body: { persona: 'certified' } } },
      {
        operation: 'refuseQuote',
        who: '{{session.1}}',
        request: { method: 'POST', path: '/api/p/price/refuse', body: { id: 'app-010' } },
        answer: null,
      },
    ]);
    expect(JSON.stringify(summary)).not.toContain('c0ffee');
    expect(JSON.stringify(recording)).not.toContain('c0ffee');
  });

  it('several curl lines come in their order', async () => {
    const lines = ['p/pcr/list', 'api/n/menu/all', 'n/nothing']
      .map((path) => `curl '${SERVER}/${path}'`)
      .join(' ;\n');
    const { recording, summary } = await imported(lines);
    expect(recording.steps.map(({ operation }) => operation)).toEqual(['listPcrs', 'getMenu']);
    expect(summary.left.unknown).toEqual([{ call: 'GET /n/nothing', count: 1 }]);
  });
});
