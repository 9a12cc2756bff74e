import { applyLowCarbon, ask, requestPcr } from '#mocks/scenarios/customer.ts';
import { openBench, type TestBench } from '../support.ts';
import { putUpload, trial } from './rows.ts';

/** A World with a row in every collection. */
export async function fullWorld(): Promise<TestBench> {
  const bench = await openBench();
  const { store, clock, ids, outbox } = bench.world;
  await bench.login('certified');
  outbox.send({ channel: 'sms', to: '19900000007', purpose: 'login' });
  await bench.call('POST', '/api/n/captcha/get', {
    body: { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1 },
  });
  const createdAt = clock.now();
  const userId = 'u-certified';
  putUpload(bench.world, 'a-uploaded', 'QUJD');
  ask(bench.world, '请问何时出证？');
  store.lowCarbonApplications.update(applyLowCarbon(bench.world), { accepted: false });
  requestPcr(bench.world, '钢轨');
  trial(bench.world);
  const visit = { page: '/', data: null, userId, userCode: null, at: createdAt };
  store.pageVisits.put({ id: ids.next('visit'), ...visit });
  store.counters.put({ id: 'captcha.gets:x', count: 1, since: createdAt, until: createdAt + 60_000 });
  store.serverTexts.put({ id: 'zh:nav.home', language: 'zh', key: 'nav.home', text: '首页' });
  return bench;
}

/** In the place of a row that must be there. */
export function never(): never {
  throw new Error('There is no such row');
}
