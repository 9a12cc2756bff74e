/** News and announcements (domain §10); news on nine days, so that the timeline groups them (domain §12). */
import { both } from '../domain/language.ts';
import { EDITOR, PUBLISHER } from '../domain/offices.ts';
import { padded, rowsOf } from '../lib/text.ts';
import { putPicture, putFile } from '../domain/made-files.ts';
import { ARTICLES } from './articles.ts';
import { at, paragraphs, type SeedContext } from './context.ts';

/** Newest first: `days ago|titles`, and below it the summary, what else is said, and the names of attached files. */
const LINES = `
4|EPD 模板 V3.0 启用公告|EPD template V3.0 from next month
  新模板自下月起启用，旧版过渡期 60 天。|The new template applies from next month; the old one is accepted for 60 more days.
  主要变化：增加数据质量说明，合并产品与生产章节。|What changed: a section on data quality, and product and production in one chapter.
  EPD 模板 V3.0 说明|Notes on EPD template V3.0
  新旧模板对照表|Old and new template compared
  常见问题|Frequent questions
11|第四季度到期声明提示|Declarations expiring this quarter
  请持有即将到期声明的企业尽快安排更新。|Companies whose declarations expire soon should plan their renewal.
  到期后声明仍可查询，但不得用于市场宣传。|Expired declarations can still be found but may not be used in marketing.
  到期声明清单|List of expiring declarations
26|系统升级停机公告|Maintenance window
  周六 22:00 至次日 06:00 暂停服务。|The service pauses from Saturday 22:00 to Sunday 06:00.
  停机期间无法登录和上传，已提交的申请不受影响。|You cannot log in or upload during this time. Submitted applications are not affected.
48|关于国庆期间受理安排的通知|Holiday processing
  节日期间可提交申请，受理时限顺延。|You can apply during the holiday; processing times are extended accordingly.
  紧急事项请发送邮件至 secretariat@example.com。|For urgent matters write to secretariat@example.com.
64|隐私政策更新公告|Privacy policy update
  新版隐私政策已生效，历史版本可随时查阅。|The new privacy policy is in force; earlier versions stay readable.
  主要更新：说明匿名访问编号的更换周期。|What changed: how often the anonymous visitor number is replaced.
  隐私政策修订说明|Notes on the revised privacy policy
95|收费标准调整公告|Price list update
  同一申请的第二个及以后产品收费下调。|The second and further products of one application cost less.
  已确认的报价不受影响。|Accepted quotes are not affected.
  收费标准|Price list
  计算示例|Worked examples
132|验证员名单更新公告|Verifier list update
  新增十二名验证员，三名退出。|Twelve verifiers join and three leave.
  名单每半年更新一次。|The list is updated twice a year.
  验证员名单|List of verifiers
170|PCR-ST-2022-01 修订版实施公告|Revised PCR takes effect
  修订版自发布之日起实施。|The revision applies from the day of publication.
  在审申请可选择沿用原版本。|Applications in progress may keep the earlier edition.
  修订内容摘要|Summary of the revision
  修订前后对照|Before and after`;

export function seedAnnouncements({ store, clock }: SeedContext): void {
  rowsOf(LINES).forEach(({ cells: [days, ...title], below: [summary = [], more = [], ...files] }, index) => {
    const daysAgo = Number(days);
    const [titleZh = '', titleEn = ''] = title;
    const [summaryZh = '', summaryEn = ''] = summary;
    const [moreZh = '', moreEn = ''] = more;
    const id = `ann-${padded(index + 1, 2)}`;
    const publishedAt = at(clock, -daysAgo, '09:00');
    const attachmentIds = files.map(([zh = '', en = ''], file) =>
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
            { zh: `${titleZh}。${summaryZh}`, en: `${titleEn}. ${summaryEn}` },
            { zh: moreZh, en: moreEn },
          ],
        },
      }),
    );
    store.announcements.put({
      id,
      title: both(titleZh, titleEn),
      summary: both(summaryZh, summaryEn),
      html: both(paragraphs(summaryZh, moreZh), paragraphs(summaryEn, moreEn)),
      publishedAt,
      attachmentIds,
    });
  });
}

const DAYS_AGO = [2, 2, 6, 6, 13, 13, 21, 30, 30, 44, 44, 61, 61, 90, 128] as const;

export function seedNews({ store, clock }: SeedContext): void {
  rowsOf(ARTICLES).forEach(({ cells: [zh = '', en = ''], below }, index) => {
    const bodyZh = below.map(([text = '']) => text);
    const bodyEn = below.map(([, text = '']) => text);
    const id = `news-${padded(index + 1, 2)}`;
    const publishedAt = at(clock, -(DAYS_AGO[index] ?? 0), index % 2 === 0 ? '15:00' : '09:00');
    store.news.put({
      id,
      title: both(zh, en),
      editor: index % 3 === 0 ? EDITOR.technical : EDITOR.secretariat,
      publisher: PUBLISHER,
      abstract: both(bodyZh[0] ?? '', bodyEn[0] ?? ''),
      html: both(paragraphs(...bodyZh), paragraphs(...bodyEn)),
      // Lists must work without pictures.
      pictureId:
        index % 5 === 2
          ? null
          : putPicture<'newsPicture'>(store, {
              id: `a-${id}`,
              fileName: `${id}.png`,
              businessType: 'NEWS',
              createdAt: publishedAt,
              maker: 'newsPicture',
              args: { subject: zh },
            }),
      publishedAt,
    });
  });
}
