import { beforeEach, describe, expect, it } from 'vitest';
import { operate, operatorActions } from '#mocks/operator/index.ts';
import { openBench, type Bench, type Caller } from './harness.ts';
import { passedToken } from './proofs.ts';

let bench: Bench;
let certified: Caller;
beforeEach(async () => {
  bench = await openBench();
  certified = bench.as('certified');
});

describe('feedback', () => {
  const FILLED = {
    companyName: '澜江钢铁集团有限公司',
    nickname: '王工',
    phone: '19900000007',
    mail: 'wang@example.com',
    information: ' EPD 到期后如何续期？ ',
  };
  const form = async (more: object = {}) => ({
    body: { ...FILLED, token: await passedToken(bench), ...more },
  });

  it('is stored with its pass spent', async () => {
    const sent = await form();
    await certified.ok('submitFeedback', sent);
    expect(bench.world.store.feedback.all()).toMatchObject([
      { nickname: '王工', information: 'EPD 到期后如何续期？' },
    ]);
    expect(await certified.refused('submitFeedback', sent)).toMatchObject({ message: 'CAPTCHA_FAIL' });
    expect(bench.world.store.feedback.size).toBe(1);
  });

  it('needs a session and a passed captcha', async () => {
    expect(await bench.as('anonymous').refused('submitFeedback', await form())).toMatchObject({
      status: 401,
    });
    expect(await certified.refused('submitFeedback', await form({ token: 'made-up' }))).toMatchObject({
      code: 0,
      message: 'CAPTCHA_FAIL',
    });
  });

  it('refuses blanks and a wrong e-mail without spending the pass', async () => {
    const token = await passedToken(bench);
    expect(await certified.refused('submitFeedback', await form({ token, information: '  ' }))).toMatchObject(
      { code: 0 },
    );
    expect(
      await certified.refused('submitFeedback', await form({ token, mail: 'wang@@example.com' })),
    ).toMatchObject({
      status: 400,
    });
    expect(
      await certified.refused('submitFeedback', await form({ token, mail: 'wang@exam_ple.c1' })),
    ).toMatchObject({
      message: 'Please enter a correct email.',
    });
    await certified.ok('submitFeedback', await form({ token }));
  });
});

describe('the LCA tool', () => {
  const form = (more: object = {}) => ({
    body: {
      mobile: '19900000007',
      username: '王工',
      companyName: '澜江钢铁集团有限公司',
      industryCategory: 'STEEL_BOF',
      position: 'LCA 工程师',
      ...more,
    },
  });

  it('opens for a subscription that is active only', async () => {
    expect(await bench.as('agency').ok('checkSubscription')).toBe(true);
    expect(await certified.ok('checkSubscription')).toBe(false);
    await certified.ok('subscribeLcaTool', form());
    expect(await certified.ok('checkSubscription')).toBe(false);
    const [asked] = bench.world.store.subscriptions.where('userId', 'u-certified');
    operate(bench.world, 'activateSubscription', { subscriptionId: asked?.id ?? '' });
    expect(await certified.ok('checkSubscription')).toBe(true);
    expect(bench.world.store.messages.where('userId', 'u-certified').at(-1)?.html.en).toContain('active');
  });

  it('offers the staff those trials only that are not active yet', async () => {
    const step = operatorActions.find(({ id }) => id === 'activateSubscription');
    expect(step?.possible(bench.world)).toBe(false);
    await certified.ok('subscribeLcaTool', form());
    expect(step?.possible(bench.world)).toBe(true);
    expect(step?.args(bench.world)[0]?.options).toMatchObject([{ label: expect.stringContaining('王工') }]);
  });

  it('takes one request a person, with or without a mobile number', async () => {
    await certified.ok('subscribeLcaTool', form({ mobile: undefined }));
    expect(await certified.refused('subscribeLcaTool', form())).toMatchObject({
      code: 0,
      message: 'TRIAL_REQUESTED',
    });
  });

  it.each([
    ['a name of blanks', { username: ' ' }],
    ['a company of blanks', { companyName: ' ' }],
    ['a position of blanks', { position: ' ' }],
    ['an industry that is no option', { industryCategory: '长流程' }],
    ['a wrong mobile number', { mobile: '12345678901' }],
  ])('refuses %s', async (_, wrong) => {
    expect(await certified.refused('subscribeLcaTool', form(wrong))).toMatchObject({ status: 200, code: 0 });
    expect(await certified.ok('checkSubscription')).toBe(false);
  });
});

describe('low-carbon steel', () => {
  /** A file of a company, as an upload leaves it. */
  function stored(fileName: string, ownerCompanyCode = 'C01'): string {
    const { store, ids, clock } = bench.world;
    const id = ids.next('att');
    store.attachments.put({
      id,
      fileName,
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size: 4,
      businessType: 'LCA',
      access: 'owner',
      ownerCompanyCode,
      source: { kind: 'uploaded', base64: 'UEsDBA==' },
      createdAt: clock.now(),
    });
    return id;
  }
  const entry = (more: object = {}) => ({
    companyName: '澜江钢铁集团有限公司',
    introduction: '建有氢基直接还原示范线。',
    productName: ' 氢基低碳汽车板坯 ',
    process: 'DRI;EAF;REFINING;CASTING',
    attachmentId: stored('data.xlsx'),
    ...more,
  });
  const form = (...list: object[]) => ({ body: { list } });

  it('is applied for with one to three products', async () => {
    await certified.ok(
      'submitLowCarbonApplication',
      form(entry(), entry(), entry({ attachmentId: stored('B.XLSM') })),
    );
    const [application] = bench.world.store.lowCarbonApplications.all();
    expect(application).toMatchObject({
      userId: 'u-certified',
      entries: [{ productName: '氢基低碳汽车板坯' }, {}, {}],
    });
    expect(
      await certified.refused('submitLowCarbonApplication', form(entry(), entry(), entry(), entry())),
    ).toMatchObject({ status: 400 });
  });

  it.each(['anonymous', 'uncertified', 'pending-company', 'failed-company'] as const)(
    'is refused to %s, who has no certified company',
    async (persona) => {
      expect(await bench.as(persona).refused('submitLowCarbonApplication', form(entry()))).toMatchObject({
        status: 200,
        code: 0,
      });
      expect(bench.world.store.lowCarbonApplications.size).toBe(0);
    },
  );

  it('names the entries that lack a table, a step, a name or an Excel file', async () => {
    for (const [wrong, text] of [
      [{ attachmentId: 'att-none' }, 'Product 2: upload the data table.'],
      [{ attachmentId: stored('data.xlsx', 'C12') }, 'Product 2: upload the data table.'],
      [{ attachmentId: stored('data.pdf') }, 'Product 2: the data table must be an Excel file.'],
      [{ process: 'DRI;MAGIC' }, 'Product 2: choose the process steps.'],
      [{ productName: '   ' }, 'Product 2: enter a name of at most 50 characters.'],
    ] as const) {
      expect(
        await certified.refused('submitLowCarbonApplication', form(entry(), entry(wrong))),
      ).toMatchObject({
        code: 0,
        message: text,
      });
    }
    const all = form(entry({ process: 'MAGIC' }), entry({ process: 'MAGIC' }));
    const inChinese = await certified.refused('submitLowCarbonApplication', { ...all, language: 'zh-CN' });
    expect(inChinese.message).toBe('产品 1、2：请选择工艺流程');
  });

  it('wants an introduction, and the same company in every entry', async () => {
    for (const list of [
      [entry({ introduction: '  ' })],
      [entry(), entry({ introduction: '另一段介绍' })],
      [entry(), entry({ companyName: '别的公司' })],
    ]) {
      expect(await certified.refused('submitLowCarbonApplication', form(...list))).toMatchObject({ code: 0 });
    }
  });
});
