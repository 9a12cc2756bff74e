/** The eight announcements of the notes (domain §10), with 0 to 3 attachments each. */
import { both } from '../domain/language.ts';
import { padded } from '../lib/text.ts';
import { putFile } from '../domain/made-files.ts';
import { at, type SeedContext, paragraphs } from './context.ts';

interface Line {
  readonly daysAgo: number;
  readonly title: readonly [zh: string, en: string];
  readonly summary: readonly [zh: string, en: string];
  readonly more: readonly [zh: string, en: string];
  readonly files: readonly (readonly [zh: string, en: string])[];
}

/** Newest first. */
const LINES: readonly Line[] = [
  {
    daysAgo: 4,
    title: ['EPD 模板 V3.0 启用公告', 'Template V3.0 in force'],
    summary: [
      '新模板自下月起启用，旧版过渡期 60 天。',
      'The new template applies from next month; the old one is accepted for 60 more days.',
    ],
    more: [
      '主要变化：增加数据质量说明，合并产品与生产章节。',
      'What changed: a section on data quality, and product and production in one chapter.',
    ],
    files: [
      ['EPD 模板 V3.0 说明', 'Notes on EPD template V3.0'],
      ['新旧模板对照表', 'Old and new template compared'],
      ['常见问题', 'Frequent questions'],
    ],
  },
  {
    daysAgo: 11,
    title: ['第四季度到期声明提示', 'Declarations expiring this quarter'],
    summary: [
      '请持有即将到期声明的企业尽快安排更新。',
      'Companies whose declarations expire soon should plan their renewal.',
    ],
    more: [
      '到期后声明仍可查询，但不得用于市场宣传。',
      'Expired declarations can still be found but may not be used in marketing.',
    ],
    files: [['到期声明清单', 'List of expiring declarations']],
  },
  {
    daysAgo: 26,
    title: ['系统升级停机公告', 'Maintenance window'],
    summary: [
      '周六 22:00 至次日 06:00 暂停服务。',
      'The service pauses from Saturday 22:00 to Sunday 06:00.',
    ],
    more: [
      '停机期间无法登录和上传，已提交的申请不受影响。',
      'You cannot log in or upload during this time. Submitted applications are not affected.',
    ],
    files: [],
  },
  {
    daysAgo: 48,
    title: ['关于国庆期间受理安排的通知', 'Holiday processing'],
    summary: [
      '节日期间可提交申请，受理时限顺延。',
      'You can apply during the holiday; processing times are extended accordingly.',
    ],
    more: [
      '紧急事项请发送邮件至 secretariat@example.com。',
      'For urgent matters write to secretariat@example.com.',
    ],
    files: [],
  },
  {
    daysAgo: 64,
    title: ['隐私政策更新公告', 'Privacy policy update'],
    summary: [
      '新版隐私政策已生效，历史版本可随时查阅。',
      'The new privacy policy is in force; earlier versions stay readable.',
    ],
    more: [
      '主要更新：说明匿名访问编号的更换周期。',
      'What changed: how often the anonymous visitor number is replaced.',
    ],
    files: [['隐私政策修订说明', 'Notes on the revised privacy policy']],
  },
  {
    daysAgo: 95,
    title: ['收费标准调整公告', 'Price list update'],
    summary: [
      '同一申请的第二个及以后产品收费下调。',
      'The second and further products of one application cost less.',
    ],
    more: ['已确认的报价不受影响。', 'Accepted quotes are not affected.'],
    files: [
      ['收费标准', 'Price list'],
      ['计算示例', 'Worked examples'],
    ],
  },
  {
    daysAgo: 132,
    title: ['验证员名单更新公告', 'Verifier list update'],
    summary: ['新增十二名验证员，三名退出。', 'Twelve verifiers join and three leave.'],
    more: ['名单每半年更新一次。', 'The list is updated twice a year.'],
    files: [['验证员名单', 'List of verifiers']],
  },
  {
    daysAgo: 170,
    title: ['PCR-ST-2022-01 修订版实施公告', 'Revised PCR takes effect'],
    summary: ['修订版自发布之日起实施。', 'The revision applies from the day of publication.'],
    more: ['在审申请可选择沿用原版本。', 'Applications in progress may keep the earlier edition.'],
    files: [
      ['修订内容摘要', 'Summary of the revision'],
      ['修订前后对照', 'Before and after'],
    ],
  },
];

export function seedAnnouncements({ store, clock }: SeedContext): void {
  LINES.forEach(({ daysAgo, title, summary, more, files }, index) => {
    const id = `ann-${padded(index + 1, 2)}`;
    const publishedAt = at(clock, -daysAgo, '09:00');
    const attachmentIds = files.map(([zh, en], file) =>
      putFile(store, {
        id: `a-${id}-${file + 1}`,
        fileName: `${zh}.pdf`,
        businessType: 'ANNOUNCEMENT',
        createdAt: publishedAt,
        maker: 'attachmentPdf',
        args: {
          title: { zh, en },
          createdAt: clock.today(-daysAgo),
          paragraphs: [
            { zh: `${title[0]}。${summary[0]}`, en: `${title[1]}. ${summary[1]}` },
            { zh: more[0], en: more[1] },
          ],
        },
      }),
    );
    store.announcements.put({
      id,
      title: both(...title),
      summary: both(...summary),
      html: both(paragraphs(summary[0], more[0]), paragraphs(summary[1], more[1])),
      publishedAt,
      attachmentIds,
    });
  });
}
