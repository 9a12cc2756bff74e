/** Inbox messages: 12 for `certified` with 7 unread, 13 for `agency` with 11 unread (domain §12). */
import { both } from '../domain/language.ts';
import { padded, rowsOf } from '../lib/text.ts';
import { applicationSubject } from '../domain/product-names.ts';
import { FILE_NAME_MAX, MESSAGE_TYPE } from '#src/lib/limits.ts';
import type { MessagePart } from '#src/lib/states.ts';
import type { Bilingual, Declaration, Message } from '../world/entities.ts';
import { present } from '../lib/tables.ts';
import { at, list, paragraphs, type SeedContext } from './context.ts';

interface Line {
  readonly daysAgo: number;
  readonly text?: readonly [zh: string, en: string];
  /** Of an application with it, or of the newest declaration of it. */
  readonly product?: string;
  readonly part?: string;
  /** Of a request to verify a report, on whose arrival it is sent. */
  readonly request?: string;
}

interface Subject {
  readonly zh: string;
  readonly en: string;
  readonly about: Message['about'];
}

/** Long text to test the detail page (domain §12, edge rows). */
const LONG = both(
  paragraphs(
    '各企业用户：新版 LCA 数据收集表已启用，现将填报要求汇总如下，请在下一次提交资料前完成核对。',
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
      `五、上传前请将全部工作表打包为一个 ZIP 文件，文件名不超过 ${FILE_NAME_MAX} 个字符。如有疑问，请通过<a href="/Feedback">意见反馈</a>联系秘书处。`,
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
      `5. Compress all sheets into one ZIP file; its name may have up to ${FILE_NAME_MAX} characters. Questions? <a href="/Feedback">Send us feedback</a>.`,
    ),
);

/**
 * Newest first; the first seven are unread: `days ago|product|part`, where the part is one of its application, or `DECLARATION`.
 * The event comes first in a text, since lists truncate; the one without a text is long.
 */
const CERTIFIED = rowsOf(`
1|热轧卷板 SPHC
  申请已受理：{zh}，平台将在 3 个工作日内出具服务报价。|Application received: {en}. We will issue a service quote within 3 working days.
3|管线钢热轧卷|QUOTE
  报价待确认：{zh}，请确认或拒绝。|Quote awaits your decision: {en}. Read it and answer.
6|热轧钢板桩|QUOTE
  报价已确认：{zh}，合同正在准备。|Quote accepted: {en}. The contract is being prepared.
8|低温压力容器板
  报告开始编制：{zh}，独立验证已通过。|Report begun: {en}. The verification has passed.
12|石油储罐用卷板|CONTRACT
  合同待确认：{zh}，请确认或拒绝。|Contract awaits your decision: {en}. Read it and answer.
14
16|热镀锌卷|FILES
  请修改 LCA 数据：{zh}，5 月外购电量缺少凭证，请重新上传后确认。|Correct LCA data: {en}. Evidence of the power purchased in May is missing; upload it again and confirm.
18|低温压力容器板
  已送独立验证：{zh}，预计 20 个工作日。|With the verifier: {en}. This usually takes 20 working days.
30|预应力钢绞线用盘条|CONTRACT
  合同已拒绝：{zh}。如需继续，请联系秘书处。|Contract refused: {en}. Contact the secretariat if you want to go on.
41|热轧卷板 SPHC|DECLARATION
  声明已修订：{zh}，修订版已发布，原声明仍可查询。|Declaration revised: {en}. The revision is published; the earlier one can still be found.
90
  年度核对完成：企业认证信息无需更新。|Yearly check done: nothing of your company certification needs a change.
152|热轧酸洗卷|DECLARATION
  已发布：{zh}，可在 EPD/CFP 查询中下载中文和英文报告。|Released: {en}. The Chinese and English reports can be downloaded from the search.`).map(
  ({ cells: [daysAgo, product, part], below: [text] }): Line => {
    const [zh = '', en = ''] = text ?? [];
    return { daysAgo: Number(daysAgo), ...(text && { text: [zh, en] }), ...present({ product, part }) };
  },
);

/**
 * Newest first, with the request; the first eleven are unread, so that the badge shows its limit of 9. The portal has no page for
 * what else is asked of an agency, so these say that it is answered by e-mail.
 */
const AGENCY_SUBJECTS = `
新任务：{zh}，请核对收到的报告|New task: {en}. Check the report that was received|v-023
新任务：验证 430 冷轧不锈钢（EPD），资料已发至机构邮箱，请在邮件中回复|New task: verify 430 cold rolled stainless (EPD). The papers were sent to your agency by e-mail; answer there
考试安排：验证员培训考试日期已发布|Exam dates: the verifier exam has been scheduled
请确认名单：12 月可用的验证员，请以邮件回复秘书处|Confirm by e-mail: your verifiers who are available in December
数据已修改：热镀锌卷，企业重新提交的资料已发至机构邮箱|Data corrected: hot-dip galvanised coil. What the company sent again is in your agency's e-mail
模板更新：验证报告模板 V2.3|Template V2.3 of the verification report is out
请补充：利益冲突声明，请以邮件发送秘书处|Missing: your declaration on conflicts of interest. Send it to the secretariat by e-mail
新任务：{zh}，请核对收到的报告|New task: {en}. Check the report that was received|v-020
评审意见：热轧花纹板，评审组提出两条，请在邮件中回复|Panel comments: two on hot rolled chequered plate. Answer by e-mail
季度统计：第三季度验证统计已生成|Statistics of the third quarter are ready
解释发布：不锈钢 PCR 解释第 2 号|Interpretation no. 2 of the stainless steel PCR is out
年度核对完成：机构资质无需更新|Yearly check done: nothing of your accreditation needs a change
欢迎加入平台|Welcome to the platform`;
const AGENCY = rowsOf(AGENCY_SUBJECTS).map(({ cells: [zh = '', en = '', request] }, index): Line => ({
  daysAgo: 1 + index * 4,
  ...present({ request }),
  text: [`${zh}。`, `${en}.`],
}));

const OWN = 'C01';
const DECLARATION = 'DECLARATION';

const partOf = (name: string | undefined): MessagePart | null =>
  name === 'QUOTE' || name === 'CONTRACT' || name === 'FILES' ? name : null;

const declaredAs = ({ productName: { zh, en }, registrationNumber: number }: Declaration) => ({
  zh: `${zh}（${number}）`,
  en: `${en ?? zh} (${number})`,
});

function subjectOf({ store }: SeedContext, { product, part, request = '' }: Line): Subject {
  const asked = store.verifications.get(request);
  const report = store.declarations.find(
    ({ registrationNumber }) => registrationNumber === asked?.registrationNumber,
  );
  if (report !== undefined) return { ...declaredAs(report), about: { kind: 'VERIFICATION', id: request } };
  if (product !== undefined && part !== DECLARATION) {
    const found = store.applications
      .where('companyCode', OWN)
      .find(({ items }) => items.some(({ productName }) => productName === product));
    if (found !== undefined)
      return {
        ...applicationSubject(store, found),
        about: { kind: 'APPLICATION', id: found.id, part: partOf(part) },
      };
  }
  const published = store.declarations
    .where('companyCode', OWN)
    .findLast(({ productName }) => productName.zh === product);
  if (published === undefined) return { zh: '', en: '', about: null };
  return { ...declaredAs(published), about: { kind: 'DECLARATION', id: published.id } };
}

function htmlOf({ text }: Line, { zh, en }: Subject): Bilingual {
  if (text === undefined) return LONG;
  return both(paragraphs(text[0].replace('{zh}', zh)), paragraphs(text[1].replace('{en}', en)));
}

function seedInbox(context: SeedContext, userId: string, lines: readonly Line[], unread: number): void {
  const { store, clock } = context;
  // Oldest first, as they would arrive.
  [...lines].reverse().forEach((line, index) => {
    const of = subjectOf(context, line);
    const position = lines.length - 1 - index;
    const asked = store.verifications.get(line.request ?? '');
    const sentAt = asked?.createdAt ?? at(clock, -line.daysAgo, '09:15');
    store.messages.put({
      id: `m-${userId.slice(2)}-${padded(index + 1, 2)}`,
      userId,
      html: htmlOf(line, of),
      sentAt,
      readAt: position < unread ? null : sentAt + 3 * 3_600_000,
      type: MESSAGE_TYPE,
      about: of.about,
    });
  });
}

export function seedMessages(context: SeedContext): void {
  seedInbox(context, 'u-certified', CERTIFIED, 7);
  seedInbox(context, 'u-agency', AGENCY, 11);
}
