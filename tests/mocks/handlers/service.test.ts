import { beforeEach, describe, expect, it } from 'vitest';
import { operate, operatorActions } from '#mocks/operator/index.ts';
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';
import { disentitle, NOT_ENTITLED, openBench, type Bench, type Caller } from './harness.ts';
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

  it('is stored with its pass spent [2§7 submitFeedback]', async () => {
    const sent = await form();
    await certified.ok('submitFeedback', sent);
    expect(bench.world.store.feedback.all()).toMatchObject([
      { nickname: '王工', information: 'EPD 到期后如何续期？' },
    ]);
    expect(await certified.refusal('submitFeedback', sent)).toMatchObject({ message: 'CAPTCHA_FAIL' });
    expect(bench.world.store.feedback.size).toBe(1);
  });

  it('needs a session and a passed captcha', async () => {
    expect(await bench.as('anonymous').refusal('submitFeedback', await form())).toMatchObject({
      status: 401,
    });
    expect(await certified.refusal('submitFeedback', await form({ token: 'made-up' }))).toMatchObject({
      code: 0,
      message: 'CAPTCHA_FAIL',
    });
  });

  it.each([
    ['no question', { information: '  ' }, 'Enter your message'],
    [
      'a question of 1001 characters',
      { information: '问'.repeat(1001) },
      'Your message cannot exceed 1000 characters',
    ],
    ['no name', { nickname: '' }, 'Enter your name'],
    ['no phone', { phone: undefined }, 'Enter your phone number'],
    ['a wrong e-mail', { mail: 'wang@@example.com' }, 'Enter a valid e-mail address'],
    ['an e-mail that mail could not carry', { mail: 'wang@exam_ple.c1' }, 'Enter a valid e-mail address'],
  ])('refuses %s without spending the pass', async (_, wrong, message) => {
    const token = await passedToken(bench);
    await certified.refused('submitFeedback', await form({ token, ...wrong }), message);
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
    expect(step?.args(bench.world)[0]?.options).toMatchObject([
      { title: { zh: expect.stringContaining('王工'), en: expect.stringContaining('Engineer Wang') } },
    ]);
  });

  it('takes one request a person, with or without a mobile number [2§7 subscribeLcaTool]', async () => {
    await certified.ok('subscribeLcaTool', form({ mobile: undefined }));
    expect(await certified.refusal('subscribeLcaTool', form())).toMatchObject({
      code: 0,
      message: 'TRIAL_REQUESTED',
    });
  });

  it.each([
    ['a name of blanks', { username: ' ' }, 'Enter your name'],
    ['a company of blanks', { companyName: ' ' }, 'Enter the company name'],
    ['a position of blanks', { position: ' ' }, 'Enter your position'],
    ['an industry that is no option', { industryCategory: '长流程' }, 'Select an industry category'],
    ['a wrong mobile number', { mobile: '12345678901' }, 'Enter a valid mainland China mobile number'],
  ])('refuses %s', async (_, wrong, message) => {
    await certified.refused('subscribeLcaTool', form(wrong), message);
    expect(await certified.ok('checkSubscription')).toBe(false);
  });
});

describe('low-carbon steel', () => {
  /** A file of a company, as an upload leaves it. */
  function stored(fileName: string, ownerCompanyCode = 'C01', businessType = 'LCA'): string {
    const { store, ids, clock } = bench.world;
    const id = ids.next('att');
    store.attachments.put({
      id,
      fileName,
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size: 4,
      businessType,
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

  it('is applied for with one product, and with as many as one application may have [2§7 submitLowCarbonApplication]', async () => {
    const full = Array.from({ length: LOW_CARBON_ENTRIES_MAX }, () =>
      entry({ attachmentId: stored('B.XLSM') }),
    );
    await certified.ok('submitLowCarbonApplication', form(...full));
    const [application] = bench.world.store.lowCarbonApplications.all();
    expect(application?.userId).toBe('u-certified');
    expect(application?.entries).toHaveLength(LOW_CARBON_ENTRIES_MAX);
    expect(application?.entries[0]).toMatchObject({ productName: '氢基低碳汽车板坯' });
    await certified.refused(
      'submitLowCarbonApplication',
      form(...full, entry()),
      `Up to ${LOW_CARBON_ENTRIES_MAX} products`,
    );
    await certified.refused('submitLowCarbonApplication', form(), 'Add at least one product');
  });

  it.each([
    ['uncertified', 'Your company must be certified first.'],
    ['pending-company', 'The certification of your company is under review.'],
    ['failed-company', 'Your company must be certified first.'],
    ['anonymous', 'Log in first'],
  ] as const)('is refused to %s', async (persona, message) => {
    await bench.as(persona).refused('submitLowCarbonApplication', form(entry()), message);
    expect(bench.world.store.lowCarbonApplications.size).toBe(0);
  });

  it.each(NOT_ENTITLED)('is refused to somebody %s', async (...who) => {
    disentitle(bench, who);
    await certified.refused('submitLowCarbonApplication', form(entry()), who[3]);
  });

  it('is refused while the cancellation of the account is in review', async () => {
    bench.world.store.users.update('u-certified', { status: 'leaving' });
    const message = 'The cancellation of this account is already in review.';
    await certified.refused('submitLowCarbonApplication', form(entry()), message);
  });

  it('names the entries that lack a table, a step, a name or an Excel file', async () => {
    for (const [wrong, text] of [
      [{ attachmentId: 'att-none' }, 'Upload a data table for product 2'],
      [{ attachmentId: stored('data.xlsx', 'C12') }, 'Upload a data table for product 2'],
      [{ attachmentId: stored('data.xlsx', 'C01', 'EPD') }, 'Upload a data table for product 2'],
      [{ attachmentId: stored('data.pdf') }, 'Upload an Excel table for product 2'],
      [{ process: 'DRI;MAGIC' }, 'Select process steps for product 2'],
      [{ process: 'DRI;EAF;DRI' }, 'Select process steps for product 2'],
      [{ process: '' }, 'Select process steps for product 2'],
      [{ productName: '   ' }, 'Product 2: Enter the product name'],
      [{ productName: '长'.repeat(51) }, 'Product 2: Product name cannot exceed 50 characters'],
    ] as const) {
      await certified.refused('submitLowCarbonApplication', form(entry(), entry(wrong)), text);
    }
    const all = form(entry({ process: 'MAGIC' }), entry({ process: 'MAGIC' }));
    const inChinese = await certified.refusal('submitLowCarbonApplication', { ...all, language: 'zh-CN' });
    expect(inChinese.message).toBe('请为第 1、2 个产品选择生产工序');
  });

  it('takes the standard PDF of the platform as data table (decision 28)', async () => {
    await certified.ok(
      'submitLowCarbonApplication',
      form(entry({ attachmentId: stored('lces-standard.pdf') })),
    );
  });

  it('wants an introduction, and the own company in every entry', async () => {
    for (const [list, message] of [
      [[entry({ introduction: '  ' })], 'Enter the company introduction'],
      [
        [entry(), entry({ introduction: '另一段介绍' })],
        'Company and introduction are the same for every product.',
      ],
      [
        [entry(), entry({ companyName: '别的公司' })],
        'Company and introduction are the same for every product.',
      ],
      [[entry({ companyName: '川砚钢铁有限公司' })], 'You can only apply for your own company.'],
    ] as const) {
      await certified.refused('submitLowCarbonApplication', form(...list), message);
    }
  });
});
