/** What the control API says against a step is read in the workbench, in the reader's language. */
import { expect, test } from 'vitest';
import { titleOf } from '#mocks/operator/argument-titles.ts';
import { operatorActions } from '#mocks/operator/index.ts';
import { openBench } from '../support.ts';

test('every argument of the staff’s steps has a title in both languages', async () => {
  const { world } = await openBench();
  const names = operatorActions.flatMap((action) => action.args(world).map(({ name }) => name));
  const untitled = names.filter((name) => titleOf(name).zh === name && name !== 'zh');
  expect(untitled).toEqual([]);
});

test.each([
  ['issueQuote', {}, '请填写“申请”'],
  ['issueQuote', { applicationId: 7 }, '“申请”须为文本'],
  ['issueQuote', { applicationId: 'x' }, '没有申请“x”。现在可选：'],
  ['passLcaCheck', { applicationId: 'app-010' }, '现在不能“通过 LCA 数据校验”：'],
  ['setSetting', { name: 'x', value: '1' }, '“开关”可为 qrShow、LCA_TOOL、plainSearch'],
  ['sendMessage', { userId: 'u-certified', zh: '字'.repeat(30_000) }, '“中文内容”最多'],
  ['sendMessage', { userId: 'nobody', zh: '你好' }, '没有用户“nobody”'],
])('%s with %j is refused in Chinese too', async (action, args, zh) => {
  const bench = await openBench();
  const { status, json } = await bench.control('POST', `/operator/${action}`, args);
  expect(status).toBe(400);
  const { text } = json as { text?: { zh: string; en: string } };
  expect(text?.zh).toContain(zh);
  expect(text?.en).toBe(json.error);
});

test.each([
  ['PUT', '/faults', [{ operationId: '*', kind: 'status', value: 7 }], '故障设置不正确'],
  ['PUT', '/snapshot', { version: 99 }, '无法载入快照'],
  ['POST', '/replay', { recording: {} }, '无法重放此录制'],
])('%s %s with %j is refused in Chinese too', async (method, path, body, zh) => {
  const bench = await openBench();
  const { json } = await bench.control(method, path, body);
  const { text } = json as { text?: { zh: string } };
  expect(text?.zh).toContain(zh);
});

test('more faults than there can be are refused in Chinese too', async () => {
  const bench = await openBench();
  const { json } = await bench.control(
    'PUT',
    '/faults',
    Array.from({ length: 501 }, () => ({})),
  );
  expect(json).toMatchObject({
    text: { zh: '最多可设置 500 项故障', en: 'There can be at most 500 faults' },
  });
});
