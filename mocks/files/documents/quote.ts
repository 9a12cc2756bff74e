import type { Bytes } from '#mocks/lib/bytes.ts';
import { makePdf } from '../pdf.ts';
import {
  both,
  companyRows,
  KIND_NAMES,
  money,
  PLATFORM,
  type Bilingual,
  type CompanyParty,
  type DeclarationKind,
} from './common.ts';
import { sectionsOf } from './sections.ts';

export interface QuoteItem {
  product: Bilingual;
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
