import type { Bytes } from '#mocks/lib/bytes.ts';
import type { TwoLanguages } from '#mocks/lib/text.ts';
import { makePdf } from '../pdf.ts';
import {
  both,
  companyRows,
  KIND_NAMES,
  money,
  PLATFORM,
  type CompanyParty,
  type DeclarationKind,
  sectionsOf,
} from './common.ts';

export interface QuoteItem {
  product: TwoLanguages;
  kind: DeclarationKind;
  /** CNY, tax included. */
  price: number;
}

interface QuoteInput {
  quoteNumber: string;
  applicationNumber: string;
  company: CompanyParty;
  items: readonly QuoteItem[];
  /** 'YYYY-MM-DD' */
  issuedOn: string;
  /** 'YYYY-MM-DD', last valid day. */
  validUntil: string;
}

const SECTIONS = `
# 报价明细|Items
{items}
# 服务内容|What the price covers
- 申请受理与资料完整性检查。|Intake and a completeness check of the documents.
- LCA 计算支持与数据质量评价，含一轮更正。|Support of the LCA and a rating of data quality, one round of corrections included.
- 委托独立第三方验证，验证费用已含在报价内。|Independent third-party verification; its fee is part of this quote.
- 中英文声明报告编制、评审委员会评审、登记与发布。|Declaration in Chinese and English, panel review, registration and publication.
- 声明有效期内的在线展示、二维码和存证记录。|Listing, QR code and chain record for as long as the declaration is valid.
# 条款|Terms
- 确认报价后平台出具服务合同，合同签署后 10 个工作日内支付 60%，发布前支付余款。|A contract follows the confirmation. 60% is due within 10 working days of signing, the rest before publication.
- 产品、工艺或系统边界发生变化时，双方另行确认价格。|A change of product, process or system boundary is priced anew.
- 拒绝报价不产生费用，可修改资料后重新申请。|Refusing this quote costs nothing; the application can be made again.
{note}`;

export async function quotePdf(input: QuoteInput): Promise<Bytes> {
  const total = input.items.reduce((sum, item) => sum + item.price, 0);
  return makePdf({
    title: { zh: '服务报价单', en: 'Service quote' },
    number: input.quoteNumber,
    author: PLATFORM,
    createdAt: input.issuedOn,
    language: 'zh',
    stage: 10,
    keyFigure: {
      label: { zh: '报价总额（含税）', en: 'Total price, tax included' },
      value: total.toLocaleString('en-US'),
      unit: 'CNY',
    },
    summary: [
      ...companyRows(input.company, (text) => text),
      [{ zh: '申请编号', en: 'Application' }, input.applicationNumber],
      [{ zh: '报价有效期至', en: 'Valid until' }, input.validUntil],
    ],
    sections: sectionsOf(SECTIONS, {
      note: { kind: 'paragraph', tone: 'muted', text: `${both(input.company.name)} · ${input.quoteNumber}` },
      items: {
        kind: 'table',
        total: true,
        columns: [
          { label: '#', weight: 0.5 },
          { label: { zh: '产品', en: 'Product' }, weight: 4 },
          { label: { zh: '服务', en: 'Service' }, weight: 4 },
          { label: { zh: '金额', en: 'Price' }, weight: 2.4, align: 'right' },
        ],
        rows: [
          ...input.items.map((item, index) => [
            String(index + 1),
            item.product,
            KIND_NAMES[item.kind],
            money(item.price),
          ]),
          ['', '合计 Total', '', money(total)],
        ],
      },
    }),
  });
}

export interface ContractInput {
  contractNumber: string;
  quoteNumber: string;
  company: CompanyParty;
  items: readonly QuoteItem[];
  /** 'YYYY-MM-DD' */
  issuedOn: string;
  /** 'YYYY-MM-DD'; omitted until the company confirms. */
  signedOn?: string;
}

const CONTRACT_SECTIONS = `
# 服务范围|Scope
甲方为乙方下列产品提供环境声明的计算支持、验证组织、登记和发布服务。|Party A supports the calculation and arranges verification, registration and publication of declarations for these products.
{items}
# 双方责任|Duties
- 乙方保证所提供的生产、能源、运输和环境数据真实、完整，可追溯至原始记录。|Party B provides production, energy, transport and environmental data that are true, complete and traceable to records.
- 甲方依据通用程序指南和适用的产品种类规则提供服务，并对数据保密。|Party A works under the general programme instructions and the applicable PCR, and keeps the data confidential.
- 独立验证由与双方无利益冲突的机构完成，甲方不干预其结论。|Verification is done by a body free of conflicts of interest; party A does not influence its findings.
# 进度安排|Schedule
{schedule}
~ 乙方补充或更正资料的时间不计入上述期限。|Time that party B needs to add or correct documents does not count.
# 付款、变更与终止|Payment, change, termination
- 合同签署后 10 个工作日内支付 60%，报告发布前支付 40%。|60% within 10 working days of signing, 40% before release.
- 任何一方变更产品、工艺或系统边界，应提前 5 个工作日书面通知对方。|A change of product, process or system boundary is announced in writing 5 working days ahead.
- 独立验证未通过且乙方在 60 日内未完成更正的，任何一方可终止合同，已完成阶段的费用不予退还。|If verification fails and is not corrected within 60 days, either party may terminate; completed stages are not refunded.
- 声明自发布之日起有效五年（碳足迹声明三年），指标变差超过 10% 时应提前修订。|A declaration is valid for five years (carbon footprint: three) and is revised early when an indicator worsens by more than 10%.
- 争议由双方协商解决，协商不成的提交甲方所在地仲裁机构。|Disputes are settled by talks, otherwise by arbitration at the seat of party A.
# 签署|Signatures
{signatures}`;

export async function contractPdf(input: ContractInput): Promise<Bytes> {
  const total = input.items.reduce((sum, item) => sum + item.price, 0);
  const signed = input.signedOn === undefined ? {} : { signedAt: input.signedOn };
  return makePdf({
    title: { zh: '声明服务合同', en: 'Declaration service contract' },
    number: input.contractNumber,
    author: PLATFORM,
    createdAt: input.issuedOn,
    language: 'zh',
    stage: 20,
    summary: [
      [{ zh: '甲方（服务方）', en: 'Party A, provider' }, PLATFORM],
      ...companyRows(input.company, (text) =>
        text.zh === '企业名称' ? { zh: '乙方（委托方）', en: 'Party B, client' } : text,
      ),
      [{ zh: '依据报价单', en: 'Based on quote' }, input.quoteNumber],
      [{ zh: '合同金额（含税）', en: 'Contract sum, tax included' }, money(total)],
    ],
    sections: sectionsOf(CONTRACT_SECTIONS, {
      items: {
        kind: 'table',
        total: true,
        columns: [
          { label: { zh: '产品', en: 'Product' }, weight: 4 },
          { label: { zh: '声明类型', en: 'Declaration' }, weight: 4 },
          { label: { zh: '金额', en: 'Price' }, weight: 2.4, align: 'right' },
        ],
        rows: [
          ...input.items.map((item) => [item.product, KIND_NAMES[item.kind], money(item.price)]),
          ['合计 Total', '', money(total)],
        ],
      },
      schedule: {
        kind: 'table',
        columns: [
          { label: '#', weight: 0.6 },
          { label: { zh: '阶段', en: 'Stage' }, weight: 5 },
          { label: { zh: '工作日', en: 'Working days' }, weight: 1.6, align: 'right' },
        ],
        rows: [
          ['1/7', 'EPD 申请 EPD application', '3'],
          ['2/7', '合同生成 Contract generation', '10'],
          ['3/7', 'LCA 计算 LCA calculation', '25'],
          ['4/7', '独立验证 Independent verification', '20'],
          ['5/7', '报告编制 Report production', '10'],
          ['6/7', '评审组评审 Review panel review', '10'],
          ['7/7', '报告发布 Report release', '5'],
        ],
      },
      signatures: {
        kind: 'signatures',
        parties: [
          { role: '甲方 Party A', name: PLATFORM, signedAt: input.issuedOn },
          { role: '乙方 Party B', name: input.company.name, ...signed },
        ],
      },
    }),
  });
}
