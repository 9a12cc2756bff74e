import { openBench, type TestBench } from '../support.ts';

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
  const [own] = store.attachments.all();
  store.attachments.put({
    ...structuredClone(own ?? never()),
    id: 'a-uploaded',
    size: 3,
    source: { kind: 'uploaded', base64: 'QUJD' },
  });
  store.feedback.put({
    id: ids.next('fb'),
    companyName: '澜江',
    nickname: '林工',
    phone: '19900000007',
    mail: 'certified@example.com',
    information: '请问何时出证？',
    userId,
    answeredAt: null,
    createdAt,
  });
  store.subscriptions.put({
    id: ids.next('sub'),
    userId,
    mobile: '',
    username: '林工',
    companyName: '澜江',
    industryCategory: '1',
    position: '工程师',
    active: false,
    createdAt,
  });
  store.lowCarbonApplications.put({
    id: ids.next('lc'),
    userId,
    entries: [
      {
        companyName: '澜江',
        introduction: '长流程',
        productName: '板',
        process: '1',
        attachmentId: 'a-uploaded',
      },
    ],
    accepted: false,
    createdAt,
  });
  store.pageVisits.put({
    id: ids.next('visit'),
    page: '/',
    data: null,
    userId,
    userCode: null,
    at: createdAt,
  });
  store.counters.put({ id: 'captcha.gets:x', count: 1, since: createdAt, until: createdAt + 60_000 });
  store.pcrApplications.put({
    id: ids.next('pcr-app'),
    userId,
    companyName: '澜江',
    product: '钢轨',
    createdAt,
    stage: 1,
    answeredAt: null,
    refusal: null,
    pcrId: null,
  });
  store.serverTexts.put({ id: 'zh:nav.home', language: 'zh', key: 'nav.home', text: '首页' });
  return bench;
}

/** In the place of a row that must be there. */
export function never(): never {
  throw new Error('There is no such row');
}
