/** What the staff answer and publish beside the applications, as the portal's calls show it. */
import { describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { applyLowCarbon, ask } from '#mocks/scenarios/customer.ts';
import { OperatorError } from '#mocks/operator/action.ts';
import { sniffKind } from '#mocks/files/sniff.ts';
import { benchOfEachTest } from '../handlers/harness.ts';

const { bench } = benchOfEachTest();

const newest = () => bench.world.store.messages.all().at(-1);

describe('requests', () => {
  it('a low-carbon application is answered once, by message', () => {
    const { world } = bench;
    const [first, second] = [applyLowCarbon(world), applyLowCarbon(world)];
    operate(world, 'decideLowCarbon', { lowCarbonId: first, accept: true });
    expect(newest()).toMatchObject({ userId: 'u-certified', readAt: null });
    expect(newest()?.html.en).toContain(
      'Low-carbon accepted: Low-carbon hot rolled coil. The platform now arranges the assessment.',
    );
    const reason = '缺少电炉工序的能耗数据。';
    operate(world, 'decideLowCarbon', { lowCarbonId: second, accept: false, reason });
    expect(newest()?.html.zh).toContain(`未受理：低碳热轧卷板。${reason}`);
    expect(world.store.lowCarbonApplications.all().map(({ accepted }) => accepted)).toEqual([true, false]);
    expect(() => operate(world, 'decideLowCarbon', { lowCarbonId: first, accept: false })).toThrow(
      /needs an application without an answer/,
    );
  });

  it('a feedback is answered once, by a message that repeats the question', () => {
    const { world } = bench;
    const feedbackId = ask(world, '问'.repeat(100));
    operate(world, 'answerFeedback', { feedbackId, zh: '请见公告。' });
    expect(newest()?.html.zh).toMatch(/“问{59}…”：请见公告。/);
    expect(newest()?.html.en).toBeNull();
    expect(() => operate(world, 'answerFeedback', { feedbackId, zh: '再答。' })).toThrow(OperatorError);
  });
});

describe('the programme instructions', () => {
  it('are switched for each language, and replaced by a file that can be downloaded', async () => {
    const { world } = bench;
    operate(world, 'setGpi', { language: 'en', enable: false });
    operate(world, 'replaceGpi', { language: 'zh-CN', version: 'V3.0' });
    const [zh, en] = await bench.as('anonymous').ok('getGpi', {});
    expect(en).toMatchObject({ i18n: 'en', enable: false, attachmentName: 'GPI-V2.1-en.pdf' });
    expect(zh).toMatchObject({ i18n: 'zh-CN', enable: true, attachmentName: 'GPI-V3.0-zh.pdf' });
    const path = { id: zh?.attachmentId ?? '' };
    const { bytes } = await bench.as('certified').file('downloadAttachment', { path });
    expect(sniffKind(bytes)).toBe('pdf');
    operate(world, 'setGpi', { language: 'en', enable: true });
    expect(world.store.gpis.get('gpi-en')?.enabled).toBe(true);
  });
});

describe('what is published', () => {
  const TEXTS = { titleZh: '标题', titleEn: 'Title', textZh: '正文 <b>', textEn: 'Body' };

  it('news, with a picture that can be seen', async () => {
    operate(bench.world, 'publishNews', { ...TEXTS, picture: true });
    const [article] = await bench.as('anonymous').ok('listLatestNews', { language: 'en' });
    expect(article).toMatchObject({ newsTitle: 'Title' });
    const path = { attachmentId: article?.indexPicture ?? '' };
    expect(sniffKind((await bench.as('anonymous').file('showAttachment', { path })).bytes)).toBe('png');
  });

  it('an announcement with its attachments; a name that is too long is refused', async () => {
    operate(bench.world, 'publishAnnouncement', { ...TEXTS, files: '清单; 示例；' });
    const page = await bench.as('anonymous').ok('listAnnouncements', { body: { pageNum: 1, pageSize: 4 } });
    expect(page.list[0]).toMatchObject({
      title: 'Title',
      summary: 'Body',
      attachmentList: [{ name: '清单.pdf' }, { name: '示例.pdf' }],
    });
    expect(() => operate(bench.world, 'publishAnnouncement', { ...TEXTS, files: '长'.repeat(157) })).toThrow(
      /at most 156 characters/,
    );
  });

  it('a resource under its type, with both files and a picture, or the Chinese file alone', async () => {
    const names = { nameZh: '指南', introductionZh: '介绍' };
    operate(bench.world, 'publishResource', { ...names, type: 'GUIDE', nameEn: 'Guide' });
    operate(bench.world, 'publishResource', { ...names, type: 'GUIDE', picture: false });
    const body = { pageNum: 1, pageSize: 5, type: 'GUIDE' };
    const { list } = await bench.as('anonymous').ok('listResources', { body });
    const found = list
      .slice(0, 2)
      .map((row) => [row.resourceImageId, row.cnResourceFileId, row.enResourceFileId]);
    expect(found.map((ids) => ids.map((id) => id !== null)).sort()).toEqual([
      [false, true, false],
      [true, true, true],
    ]);
    expect(() => operate(bench.world, 'publishResource', { ...names, type: 'MAGIC' })).toThrow(/one of/);
  });
});
