/** Whatever the staff may write, the portal can show: a longer text is refused before it is kept. */
import { describe, expect, test } from 'vitest';
import type { ControlSchemas } from '#mocks/openapi/control.gen.ts';
import { ABSTRACT_MAX, MESSAGE_HTML_MAX } from '#mocks/operator/notify.ts';
import { errorOf, openBench, type TestBench } from '../support.ts';
import { must } from '../../support/must.ts';

type Action = ControlSchemas['ControlOperatorAction'];

/** What the list of steps says about one argument. */
async function argument(
  bench: TestBench,
  action: string,
  name: string,
): Promise<Action['arguments'][number]> {
  const actions = await bench.read<Action[]>('/operator');
  return must(actions.find(({ id }) => id === action)?.arguments.find((entry) => entry.name === name));
}

type Read = readonly [method: string, path: string, body?: object];
const MINE: Read = ['GET', '/p/portal/my/company/epd?pageNum=1&pageSize=100'];
const PCRS: Read = ['POST', '/p/pcr/page', { pageNum: 1, pageSize: 100 }];
const OWN_PCRS: Read = ['POST', '/p/pcr/page', { pageNum: 1, pageSize: 4, mine: true }];
const INBOX: Read = ['POST', '/p/epd/inner/list', { status: 0, type: 1, pageNum: 1, pageSize: 4 }];
const NEWS: Read = ['POST', '/n/portal/index/list/news'];
const REVIEWED: Read = ['GET', '/p/portal/user/detail/u-reviewing'];
const PENDING: Read = ['GET', '/p/portal/company/user/u-pending-company'];
const FILES: Read = ['GET', '/api/p/epd/verify/attachment/v-023'];
const ANY = 'any that is offered';
const PCR = { requestId: 'pa-1' };

/** Step and argument, what else the step needs, the call that shows the text, and to whom. */
const TEXTS: [step: string, name: string, Record<string, unknown>, Read, persona?: string][] = [
  ['requestLcaCorrection', 'remark', { applicationId: ANY }, MINE],
  ['failVerification', 'remark', { applicationId: ANY }, MINE],
  ['decideRegistration', 'reason', { approve: false, userId: 'u-reviewing' }, REVIEWED, 'reviewing'],
  ['decideCancellation', 'reason', { approve: false, userId: 'u-leaving' }, INBOX, 'leaving'],
  ['decideCompany', 'reason', { approve: false, companyCode: 'C19' }, PENDING, 'pending-company'],
  ['decideVerification', 'feedback', { genuine: false, verificationId: 'v-023' }, FILES],
  ['answerPcrRequest', 'reason', { ...PCR, publish: false }, OWN_PCRS],
  ['answerPcrRequest', 'nameZh', { ...PCR, publish: true }, PCRS],
  ['answerPcrRequest', 'nameEn', { ...PCR, publish: true }, PCRS],
  ['sendMessage', 'zh', { userId: 'u-certified' }, INBOX],
  ['publishNews', 'titleZh', { textZh: '正文' }, NEWS],
];

describe('a text of the staff', () => {
  test.each(TEXTS)(
    '%s: %s is as long as it can be shown',
    async (action, name, others, [method, path, body], persona = 'certified') => {
      const bench = await openBench();
      const token = await bench.login(persona);
      const { max = 0 } = await argument(bench, action, name);
      const rest = { ...others };
      if (others['applicationId'] === ANY)
        rest['applicationId'] = (await argument(bench, action, 'applicationId')).options?.[0]?.value;

      const longer = { ...rest, [name]: '字'.repeat(max + 1) };
      const error = `"${name}" must have at most ${max} characters`;
      expect(await errorOf(bench.control('POST', `/operator/${action}`, longer))).toEqual([400, error]);

      const text = '字'.repeat(max);
      const done = bench.control('POST', `/operator/${action}`, { ...rest, [name]: text });
      expect(await errorOf(done)).toEqual([200, undefined]);
      const shown = await bench.call(method, path, { token, language: 'zh-CN', body });
      expect([shown.status, shown.json.message]).toEqual([200, 'success']);
      expect(JSON.stringify(shown.json.data)).toContain(text);
    },
  );

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
    const body = { id: zh?.id };
    const article = await bench.call('POST', '/n/portal/get/news/get', { language: 'zh-CN', body });
    expect(article.json.data).toMatchObject({ newsContent: `<p>${textZh}</p>` });
  });

  test('is counted in a message as the HTML that is sent: escaped signs are longer than typed ones', async () => {
    const bench = await openBench();
    const before = bench.world.store.messages.size;
    const body = { userId: 'u-certified', zh: '<'.repeat(MESSAGE_HTML_MAX / 4) };
    const error = 'A message must have at most 20000 characters as HTML';
    expect(await errorOf(bench.control('POST', '/operator/sendMessage', body))).toEqual([400, error]);
    expect(bench.world.store.messages.size).toBe(before);
  });
});
