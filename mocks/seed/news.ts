/** News and announcements of the notes (domain §10); news on nine days, so that the timeline groups them (domain §12). */
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';
import { both } from '../domain/language.ts';
import { EDITOR, PUBLISHER } from '../domain/offices.ts';
import { padded, rowsOf } from '../lib/text.ts';
import { putPicture, putFile } from '../domain/made-files.ts';
import { at, paragraphs, type SeedContext } from './context.ts';

/** Newest first: `days ago|titles`, and below it the summary, what else is said, and the names of attached files. */
const LINES = `
4|EPD 模板 V3.0 启用公告|Template V3.0 in force
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

/** Newest first: titles, and below them the paragraphs, the first of which is the abstract. */
const ARTICLES = `
平台发布电工钢产品种类规则|Electrical steel PCR released
  规则覆盖取向与无取向牌号，自下季度起实施。|The rules cover oriented and non-oriented grades and apply from next quarter.
  已发布的电工钢 EPD 在有效期内继续有效，到期后按新规则更新。规则全文见<a href="/pcr/pcrSearch?keyword=电工钢">电工钢\u00A0PCR</a>。|Published declarations stay valid until they expire and are then renewed under the new rules. Read the <a href="/pcr/pcrSearch?keyword=Electrical steel">electrical steel PCR</a>.
首批短流程螺纹钢 EPD 完成发布|First EAF rebar EPDs published
  川砚钢铁以每吨 820\u00A0kg\u00A0CO₂e 的结果发布首份短流程螺纹钢 EPD。|Chuanyan Steel publishes the first declaration for electric-arc-furnace rebar, at 820\u00A0kg\u00A0CO₂e per tonne.
  报告说明了废钢比例与电网排放因子的影响。施工单位可扫描吊牌上的二维码查看声明。|The report explains the influence of the scrap share and of grid power. Builders can scan the QR code on the tag to see it.
平台累计发布声明突破四十份|Platform passes 40 declarations
  按产品看，扁平材占六成；按流程看，长流程占四分之三。|Six in ten are flat products; three quarters come from the integrated route.
  从申请到发布的平均用时为四个月，查看次数最多的是热轧卷板与短流程螺纹钢。|From application to release takes four months on average. Hot rolled coil and EAF rebar are viewed most.
区块链存证查验功能上线|Blockchain check goes live
  查询结果中的存证标记显示存证时间与哈希。|The record mark in the search results shows the time and the hash.
  哈希对应当时的报告文件；报告修订后会得到新的哈希，旧记录仍可查验。|The hash belongs to the report file of that moment. A revised report gets a new one, and the old record can still be checked.
碳足迹声明服务面向下游开放|CFP service opens to downstream users
  汽车、家电与钢结构企业可申请试点。|Companies in automotive, appliances and steel structures can join the pilot.
  与 EPD 不同，CFP 只披露碳足迹一项指标，适合采购方快速核对。|Unlike an EPD, a CFP states one figure only, the carbon footprint, which suits buyers who need a quick check.
低碳排放钢申请通道开通|Low-carbon-emission steel applications open
  仅面向已认证企业，每次最多申报 ${LOW_CARBON_ENTRIES_MAX} 个产品。|For certified companies only, with up to ${LOW_CARBON_ENTRIES_MAX} products per application.
  申请时需勾选生产工序并上传数据表，工作人员将在工作日内联系企业。|Tick the process steps and upload the data table; we will contact you during working days.
LCA 数据收集表完成改版|New LCA data-collection table
  新版减少工作表数量，内置逻辑校验。|The new version has fewer sheets and built-in checks.
  旧版在 60 天内继续受理，请尽快切换。|The old one is accepted for 60 more days. Please switch soon.
平台举办第三方验证员培训|Verifier training held
  四十名学员参加，完成两项案例练习。|Forty trainees took part and worked on two cases.
  通过考核的验证员名单将另行公布。|The list of those who passed will follow.
出口企业应对碳边境调节机制座谈|Exporters discuss CBAM
  会议说明了 EPD 数值与 CBAM 数值为何不同。|The meeting explained why EPD and CBAM values differ.
  两者可共用部分现场数据；与会企业的问题由秘书处汇总答复。|Both can share part of the site data. The secretariat collects the questions and will answer them.
桥梁耐候钢声明助力绿色采购|Weathering plate EPD used in procurement
  一座跨江大桥的业主要求投标人提供有效期内的 EPD。|The owner of a river bridge asked bidders for valid EPDs.
  采购方通过注册号和二维码核对了声明的真实性。|The buyer verified them by registration number and QR code.
不锈钢 PCR 公开征求意见|Stainless PCR open for comment
  征求意见期 30 天，可下载意见表填写。|Comments are open for 30 days, on the form provided.
  意见集中在镍铁与废钢的核算方法。|They centre on how nickel pig iron and scrap are treated.
钢厂能源数据采集指南发布|Guide to energy data collection
  指南给出计量点布置方案与副产煤气分配方法。|The guide gives a meter plan and a way to allocate by-product gas.
  同时列出外购电力所需的证明材料。|It also lists the evidence needed for purchased power.
平台英文版全面升级|English edition upgraded
  英文检索、双语报告与英文二维码页面同步上线。|English search, bilingual reports and an English QR page are live.
  海外客户可直接查看英文声明。|Customers abroad can read declarations in English directly.
氢基直接还原示范线完成首次核算|First LCA of a hydrogen DRI line
  曦和氢冶金公布了系统边界、氢源与电力来源。|Xihe Hydrogen Metallurgy disclosed the boundary and the sources of hydrogen and power.
  下一步将开展第三方验证。|Verification comes next.
年度平台运行报告摘要|Annual summary of the platform
  报告汇总了全年受理数量与各阶段用时。|The summary counts the applications of the year and the time each stage took.
  等待时间最长的是 LCA 计算与独立验证；来年将增加验证机构。|LCA calculation and verification wait longest; more verification bodies will join next year.`;

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
