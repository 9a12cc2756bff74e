/** Inbox messages: 12 for `certified` with 7 unread, 13 for `agency` with 11 unread (domain §12). */
import { both } from '../domain/language.ts';
import { padded } from '../lib/padded.ts';
import { MESSAGE_TYPE } from '#src/lib/limits.ts';
import type { Bilingual, Message } from '../world/entities.ts';
import { at, type SeedContext } from './context.ts';
import { list, paragraphs } from './html.ts';

interface Line {
  readonly daysAgo: number;
  readonly html: Bilingual;
  /** Product of the application that it is about. */
  readonly product?: string;
}

const p = (zh: string, en: string): Bilingual => both(paragraphs(zh), paragraphs(en));

/** A message whose text goes on for a while: the detail page must carry it (domain §12, edge rows). */
const LONG = both(
  paragraphs(
    '各企业用户：为配合新版 LCA 数据收集表启用，现将填报要求汇总如下，请在下一次提交资料前完成核对。',
    '一、数据期应为连续 12 个月，且与产量、能源消耗统计口径一致。采用自然年以外的数据期时，请在数据收集表封面说明原因。',
    '二、外购电力需附结算凭证或绿色电力交易凭证；自发电应分别填写燃料种类、热值和发电量，不得与外购电量合并。',
    '三、副产煤气、余热和炉渣的分配方法须与所选 PCR 一致；采用其他方法的，应同时给出两种方法的结果对比。',
  ) +
    list([
      '铁矿、焦炭、熔剂、合金与废钢：逐项填写用量、来源与运输方式；',
      '能源：煤、焦炉煤气、天然气、蒸汽、压缩空气及外购电力；',
      '排放：大气、水体与固体废物，注明监测方法；',
      '产品与副产品：产量、含水率及去向。',
    ]) +
    paragraphs(
      '四、旧版数据收集表在新版启用后 60 天内仍可受理，逾期提交将在 LCA 计算阶段退回修改。',
      '五、上传前请将全部工作表打包为一个 ZIP 文件，文件名不超过 160 个字符。如有疑问，请通过意见反馈联系秘书处。',
    ),
  paragraphs(
    'To all companies: the new LCA data-collection table is in use. Please check the following before you send your next files.',
    '1. Data cover 12 consecutive months and follow the same accounting as your production and energy statistics. If you use another period than a calendar year, give the reason on the cover sheet.',
    '2. Purchased power needs invoices or green-power certificates. State fuel, heating value and output of your own generation separately; do not add them to purchased power.',
    '3. By-product gas, waste heat and slag are allocated as the PCR says. If you use another method, give the results of both.',
  ) +
    list([
      'ore, coke, flux, alloys and scrap: amount, origin and transport of each;',
      'energy: coal, coke oven gas, natural gas, steam, compressed air and purchased power;',
      'emissions to air and water, and solid waste, with the way they are measured;',
      'products and by-products: output, moisture and where they go.',
    ]) +
    paragraphs(
      '4. The old table is accepted for 60 days; after that it is returned during LCA calculation.',
      '5. Compress all sheets into one ZIP file; its name may have up to 160 characters. Questions? Send us feedback.',
    ),
);

/** Newest first; the first seven are unread. */
const CERTIFIED: readonly Line[] = [
  {
    daysAgo: 1,
    product: '热轧卷板 SPHC',
    html: p(
      '您的 EPD/CFP 申请已受理，平台将在 3 个工作日内出具服务报价。',
      'We received your EPD/CFP application and will issue a service quote within 3 working days.',
    ),
  },
  {
    daysAgo: 3,
    product: '管线钢热轧卷',
    html: p(
      '您的申请“管线钢热轧卷”已出具服务报价，请在“我的 EPD/CFP”中确认。',
      'The service quote for “管线钢热轧卷” has been issued. Please accept or reject it under My EPD/CFP.',
    ),
  },
  {
    daysAgo: 6,
    product: '热轧钢板桩',
    html: p(
      '您的申请“热轧钢板桩”报价已确认，合同正在准备。',
      'You accepted the quote for “热轧钢板桩”. The contract is being prepared.',
    ),
  },
  {
    daysAgo: 8,
    product: '低温压力容器板',
    html: p(
      '您的申请“低温压力容器板”已进入报告编制阶段。',
      'Your application “低温压力容器板” has entered report production.',
    ),
  },
  {
    daysAgo: 12,
    product: '石油储罐用卷板',
    html: p(
      '您的申请“石油储罐用卷板”合同已出具，请确认。',
      'The contract for “石油储罐用卷板” has been issued. Please confirm it.',
    ),
  },
  { daysAgo: 14, html: LONG },
  {
    daysAgo: 16,
    product: '热镀锌卷',
    html: p(
      '您的申请“热镀锌卷”LCA 数据需要修改：5 月外购电量缺少凭证。请重新上传后确认。',
      'The LCA data of “热镀锌卷” needs correction: evidence of purchased power in May is missing. Upload it again and confirm.',
    ),
  },
  {
    daysAgo: 18,
    product: '汽车大梁钢卷',
    html: p(
      '您的申请“汽车大梁钢卷”已送第三方独立验证，预计 20 个工作日。',
      'Your application “汽车大梁钢卷” is with the independent verifier. This usually takes 20 working days.',
    ),
  },
  {
    daysAgo: 30,
    product: '预应力钢绞线用盘条',
    html: p(
      '您已拒绝申请“预应力钢绞线用盘条”的合同。如需继续，请联系秘书处。',
      'You refused the contract for “预应力钢绞线用盘条”. Contact the secretariat if you want to go on.',
    ),
  },
  {
    daysAgo: 41,
    html: p(
      '声明“热轧卷板 SPHC”修订版已发布，原声明仍可查询。',
      'The revised declaration of “热轧卷板 SPHC” is published. The earlier one can still be found.',
    ),
  },
  {
    daysAgo: 90,
    html: p(
      '企业认证信息年度核对已完成，无需操作。',
      'The yearly check of your company certification is done. You need not do anything.',
    ),
  },
  {
    daysAgo: 152,
    product: '热轧酸洗卷',
    html: p(
      '您的声明“热轧酸洗卷”已发布，可在 EPD/CFP 查询中下载中文和英文报告。',
      'Your declaration “热轧酸洗卷” is published. The Chinese and English reports can be downloaded from the search.',
    ),
  },
];

/** Newest first; the first eleven are unread, so that the badge shows its limit of 9. */
const AGENCY_SUBJECTS: readonly (readonly [string, string])[] = [
  ['新的验证任务：汽车大梁钢卷（EPD）', 'New verification task: 汽车大梁钢卷 (EPD)'],
  ['新的验证任务：430 冷轧不锈钢（EPD）', 'New verification task: 430 冷轧不锈钢 (EPD)'],
  ['验证员培训考试安排已发布', 'The dates of the verifier exam are out'],
  ['请确认 12 月可用验证员名单', 'Please confirm which verifiers are available in December'],
  ['企业已提交修改后的数据：热镀锌卷', 'The company sent corrected data: 热镀锌卷'],
  ['验证报告模板更新至 V2.3', 'The verification report template is now V2.3'],
  ['请补充利益冲突声明', 'Please add your declaration on conflicts of interest'],
  ['评审组提出两条意见：热轧花纹板', 'The review panel has two comments: 热轧花纹板'],
  ['新的验证任务：汽车车轮钢卷（EPD）', 'New verification task: 汽车车轮钢卷 (EPD)'],
  ['第三季度验证统计已生成', 'Verification statistics of the third quarter are ready'],
  ['不锈钢 PCR 解释第 2 号已发布', 'Interpretation no. 2 of the stainless steel PCR is out'],
  ['机构资质年度核对已完成', 'The yearly check of your accreditation is done'],
  ['欢迎加入平台', 'Welcome to the platform'],
];
const AGENCY: readonly Line[] = AGENCY_SUBJECTS.map(([zh, en], index) => ({
  daysAgo: 1 + index * 4,
  html: p(`${zh}。`, `${en}.`),
}));

/** The company's application for the product. */
function aboutOf({ applications }: SeedContext['store'], { product }: Line): Message['about'] {
  const found = applications
    .where('companyCode', 'C01')
    .find(({ items }) => items.some(({ productName }) => productName === product));
  return found === undefined ? null : { kind: 'APPLICATION', id: found.id };
}

function seedInbox(
  { store, clock }: SeedContext,
  userId: string,
  lines: readonly Line[],
  unread: number,
): void {
  // Oldest first, as they would have come in.
  [...lines].reverse().forEach((line, index) => {
    const position = lines.length - 1 - index;
    const sentAt = at(clock, -line.daysAgo, '09:15');
    store.messages.put({
      id: `m-${userId.slice(2)}-${padded(index + 1, 2)}`,
      userId,
      html: line.html,
      sentAt,
      readAt: position < unread ? null : sentAt + 3 * 3_600_000,
      type: MESSAGE_TYPE,
      about: aboutOf(store, line),
    });
  });
}

export function seedMessages(context: SeedContext): void {
  seedInbox(context, 'u-certified', CERTIFIED, 7);
  seedInbox(context, 'u-agency', AGENCY, 11);
}
