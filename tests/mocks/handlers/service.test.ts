import { describe, expect, it } from 'vitest';
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';
import { benchOfEachTest } from './harness.ts';
import { validCall } from './valid-calls.ts';

const { bench, certified } = benchOfEachTest();

describe('feedback', () => {
  it('is stored with its pass spent [2§7 submitFeedback]', async () => {
    const sent = await validCall(bench, 'submitFeedback', { information: ' EPD 到期后如何续期？ ' });
    await certified.ok('submitFeedback', sent);
    expect(bench.world.store.feedback.all()).toMatchObject([
      { nickname: '王工', information: 'EPD 到期后如何续期？' },
    ]);
    await certified.refused('submitFeedback', sent, 'CAPTCHA_FAIL');
    expect(bench.world.store.feedback.size).toBe(1);
  });
});

describe('the LCA tool', () => {
  const form = (more?: object) => validCall(bench, 'subscribeLcaTool', more);

  it('takes one request a person, with or without a mobile number [2§7 subscribeLcaTool]', async () => {
    await certified.ok('subscribeLcaTool', await form());
    const again = await form({ mobile: '19900000007' });
    await certified.refused('subscribeLcaTool', again, 'TRIAL_REQUESTED');
  });

  it('is not asked for in an industry that is no option', async () => {
    const wrong = await form({ industryCategory: '长流程' });
    await certified.refused('subscribeLcaTool', wrong, 'Select an industry category');
    expect(bench.world.store.subscriptions.where('userId', 'u-certified')).toEqual([]);
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

  it('wants an introduction, and the own company in every entry', async () => {
    for (const [list, message] of [
      [[entry({ introduction: '  ' })], /^Enter the company introduction$/],
      [[entry(), entry({ introduction: '另一段介绍' })], /are the same for every product\.$/],
      [[entry(), entry({ companyName: '别的公司' })], /are the same for every product\.$/],
      [[entry({ companyName: '川砚钢铁有限公司' })], /^You can only apply for your own company\.$/],
    ] as const) {
      await certified.refused('submitLowCarbonApplication', form(...list), message);
    }
  });
});
