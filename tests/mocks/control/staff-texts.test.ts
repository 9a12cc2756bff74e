/** Whatever the staff may write, the portal can show: a longer text is refused before it is kept. */
import { describe, expect, test } from 'vitest';
import { ABSTRACT_MAX, MESSAGE_HTML_MAX } from '#mocks/operator/notify.ts';
import { openBench, type TestBench } from '../support.ts';
import { must } from '../../support/must.ts';

interface Shown {
  readonly id: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly max?: number;
    readonly options?: readonly { readonly value: string }[];
  }[];
}

/** What the list of steps says about one argument. */
async function argument(bench: TestBench, action: string, name: string): Promise<Shown['arguments'][number]> {
  const { response } = await bench.control('GET', '/operator');
  const actions = (await response.json()) as readonly Shown[];
  return must(actions.find(({ id }) => id === action)?.arguments.find((entry) => entry.name === name));
}

type Read = readonly [method: string, path: string, body?: object];
const MINE: Read = ['GET', '/p/portal/my/company/epd?pageNum=1&pageSize=100'];
const PCRS: Read = ['POST', '/p/pcr/page', { pageNum: 1, pageSize: 100 }];
const OWN_PCRS: Read = ['POST', '/p/pcr/page', { pageNum: 1, pageSize: 4, mine: true }];
const INBOX: Read = ['POST', '/p/epd/inner/list', { status: 0, type: 1, pageNum: 1, pageSize: 4 }];
const NEWS: Read = ['POST', '/n/portal/index/list/news'];
const REFUSED = { approve: false };
const PCR = { requestId: 'pa-1' };

interface Text {
  readonly step: string;
  readonly name: string;
  /** What else the step needs. */
  readonly others?: object;
  /** An argument for which any option will do. */
  readonly chosen?: string;
  /** The call that shows the text. */
  readonly read: Read;
  readonly persona?: string;
}

const TEXTS: readonly Text[] = [
  { step: 'requestLcaCorrection', name: 'remark', chosen: 'applicationId', read: MINE },
  { step: 'failVerification', name: 'remark', chosen: 'applicationId', read: MINE },
  {
    step: 'decideRegistration',
    name: 'reason',
    others: { ...REFUSED, userId: 'u-reviewing' },
    read: ['GET', '/p/portal/user/detail/u-reviewing'],
    persona: 'reviewing',
  },
  {
    step: 'decideCompany',
    name: 'reason',
    others: { ...REFUSED, companyCode: 'C19' },
    read: ['GET', '/p/portal/company/user/u-pending-company'],
    persona: 'pending-company',
  },
  {
    step: 'decideVerification',
    name: 'feedback',
    others: { genuine: false, verificationId: 'v-023' },
    read: ['GET', '/api/p/epd/verify/attachment/v-023'],
  },
  { step: 'answerPcrRequest', name: 'reason', others: { ...PCR, publish: false }, read: OWN_PCRS },
  { step: 'answerPcrRequest', name: 'nameZh', others: { ...PCR, publish: true }, read: PCRS },
  { step: 'answerPcrRequest', name: 'nameEn', others: { ...PCR, publish: true }, read: PCRS },
  { step: 'sendMessage', name: 'zh', others: { userId: 'u-certified' }, read: INBOX },
  { step: 'publishNews', name: 'titleZh', others: { textZh: '正文' }, read: NEWS },
];

describe('a text of the staff', () => {
  test.each(TEXTS)('$step: $name is as long as the contract lets it be shown', async (row) => {
    const { step: action, name, others, chosen, read, persona = 'certified' } = row;
    const [method, path, body] = read;
    const bench = await openBench();
    const token = await bench.login(persona);
    const { max = 0 } = await argument(bench, action, name);
    const rest =
      chosen === undefined
        ? others
        : { ...others, [chosen]: (await argument(bench, action, chosen)).options?.[0]?.value };

    const longer = await bench.control('POST', `/operator/${action}`, {
      ...rest,
      [name]: '字'.repeat(max + 1),
    });
    expect([longer.status, longer.json.error]).toEqual([
      400,
      `"${name}" must have at most ${max} characters`,
    ]);

    const text = '字'.repeat(max);
    const done = await bench.control('POST', `/operator/${action}`, { ...rest, [name]: text });
    expect([done.status, done.json.error]).toEqual([200, undefined]);
    const shown = await bench.call(method, path, {
      token,
      language: 'zh-CN',
      ...(body === undefined ? {} : { body }),
    });
    expect([shown.status, shown.json.message]).toEqual([200, 'success']);
    expect(JSON.stringify(shown.json.data)).toContain(text);
  });

  test('may be an article of any length: lists show its beginning, the article shows all of it', async () => {
    const bench = await openBench();
    const textZh = '钢'.repeat(ABSTRACT_MAX + 1);
    const news = { titleZh: '标题', textZh, textEn: 'x'.repeat(ABSTRACT_MAX) };
    const { status } = await bench.control('POST', '/operator/publishNews', news);
    expect(status).toBe(200);
    const latest = async (language: string) => {
      const { json } = await bench.call('POST', '/n/portal/index/list/news', { language });
      return (json.data as { id: string; newsAbstract: string }[])[0];
    };
    const zh = await latest('zh-CN');
    expect(zh?.newsAbstract).toBe(`${'钢'.repeat(ABSTRACT_MAX - 1)}…`);
    expect((await latest('en'))?.newsAbstract).toBe(news.textEn);
    const page = await bench.call('POST', '/n/portal/list/news', { body: { pageNum: 1, pageSize: 4 } });
    expect(page.status).toBe(200);
    const article = await bench.call('POST', '/n/portal/get/news/get', {
      language: 'zh-CN',
      body: { id: zh?.id },
    });
    expect(article.json.data).toMatchObject({ newsContent: `<p>${textZh}</p>` });
  });

  test('is counted in a message as the HTML that is sent: escaped signs are longer than typed ones', async () => {
    const bench = await openBench();
    const before = bench.world.store.messages.size;
    const body = { userId: 'u-certified', zh: '<'.repeat(MESSAGE_HTML_MAX / 4) };
    const { status, json } = await bench.control('POST', '/operator/sendMessage', body);
    expect([status, json.error]).toEqual([400, 'A message must have at most 20000 characters as HTML']);
    expect(bench.world.store.messages.size).toBe(before);
  });
});
