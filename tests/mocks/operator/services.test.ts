/** What the staff answer and publish beside the applications, as the portal's calls show it. */
import { describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { sniffKind } from '#mocks/files/sniff.ts';
import { benchOfEachTest } from '../handlers/harness.ts';

const { bench } = benchOfEachTest();

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
