/** A request for new rules, from the form to the rules that came of it, as the staff take it. */
import { beforeEach, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { openBench, type Bench } from '../handlers/harness.ts';
import { must } from '../../support/must.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
  const body = { productName: '澜江钢铁集团有限公司', product: '耐候螺栓\n用于桥梁' };
  await bench.as('certified').ok('applyForPcr', { body });
});

const newest = async () => {
  const body = { pageNum: 1, pageSize: 4, mine: true };
  return must(((await bench.as('certified').ok('searchPcrs', { body })).applications?.list ?? [])[0]);
};
const lastMessage = () =>
  bench.world.store.messages
    .where('userId', 'u-certified')
    .reduce((last, one) => (one.sentAt >= last.sentAt ? one : last));

it('published: the rules are found with both documents, and can be applied with', async () => {
  const { id: requestId } = await newest();
  operate(bench.world, 'answerPcrRequest', { requestId, publish: true, nameEn: 'Weathering bolts' });
  const request = await newest();
  expect(request).toMatchObject({ stage: 4, reason: null });
  const number = request.pcrNumber ?? '';
  expect(number).toBe(`PCR-ST-${bench.world.clock.today().slice(0, 4)}-01`);
  const search = { body: { pcrNumber: number, pageNum: 1, pageSize: 4 } };
  const { list } = await bench.as('anonymous').ok('searchPcrs', search);
  expect(list).toMatchObject([
    { id: request.pcrId, productName: '耐候螺栓', enProductName: 'Weathering bolts', version: 'V1.0' },
  ]);
  for (const language of ['zh', 'en'] as const) {
    const id = list[0]?.[language === 'zh' ? 'attachmentId' : 'enAttachmentId'] ?? '';
    expect(bench.world.store.attachments.get(id)?.fileName).toContain(number);
  }
  expect((await bench.as('anonymous').ok('listPcrs')).some((row) => row.pcrNumber === number)).toBe(true);
  expect(lastMessage().html.en).toContain(number);
  expect(() => operate(bench.world, 'answerPcrRequest', { requestId, publish: false })).toThrow('at stage 4');
});
