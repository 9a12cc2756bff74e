import type { Bytes } from '#mocks/lib/bytes.ts';
import type { TwoLanguages } from '#mocks/lib/text.ts';
import { makePdf } from '../pdf.ts';
import type { Label } from '../pdf/model.ts';
import * as common from './common.ts';
import { indicatorRows, indicatorTable, printed } from './indicators.ts';

export interface LcaReportInput {
  reportNumber: string;
  product: TwoLanguages;
  company: common.CompanyParty;
  pcr: common.PcrReference;
  route: string;
  gwp: common.GwpSplit;
  /** 'YYYY-MM-DD' */
  preparedOn: string;
  /** First and last month of the data, 'YYYY-MM'. */
  period: readonly [from: string, to: string];
}

interface PreReportInput extends LcaReportInput {
  kind: common.DeclarationKind;
}

interface AttachmentInput {
  title: Label;
  /** 'YYYY-MM-DD' */
  createdAt: string;
  number?: string;
  paragraphs?: readonly Label[];
}

const ATTACHMENT: readonly Label[] = [
  { zh: '本文件为平台演示附件。', en: 'An attachment of the demonstration platform.' },
];

const inBoth = (text: TwoLanguages): Label => text;

const resultSection = ({ reportNumber, period: [from, to] }: LcaReportInput): string => `
# 影响评价结果|Results
{results}
~ ${reportNumber} · ${from} – ${to}`;

export async function lcaReportPdf(input: LcaReportInput): Promise<Bytes> {
  const total = input.gwp.a1 + input.gwp.a2 + input.gwp.a3;
  const share = Math.round((input.gwp.a3 / total) * 100);
  return makePdf({
    title: { zh: 'LCA 报告', en: 'Life-cycle assessment report' },
    subtitle: `${input.product.zh} ${input.product.en}`,
    product: `${input.product.zh} ${input.pcr.name.zh}`,
    number: input.reportNumber,
    author: input.company.name,
    createdAt: input.preparedOn,
    language: 'zh',
    stage: 30,
    summary: [
      ...common.companyRows(input.company, (text) => text),
      [{ zh: '产品种类规则', en: 'PCR' }, `${input.pcr.number} ${input.pcr.name.zh}`],
      [{ zh: '数据期间', en: 'Data period' }, `${input.period[0]} – ${input.period[1]}`],
      [common.SHARED_WORDS.route, input.route],
    ],
    sections: common.sectionsOf(
      `
# 目的与范围|Goal and scope
核算 1 吨产品从摇篮到大门（A1–A3）的环境影响，用于编制声明并接受独立验证。|To assess 1 tonne of product from cradle to gate (A1–A3) for a declaration that is independently verified.
# 清单数据|Inventory
{inventory}${resultSection(input)}
# 解释|Interpretation
- A3 占 GWP 的 ${share}%，主要来自还原剂、燃料和电力。|A3 makes ${share}% of the GWP, mostly from reductants, fuels and power.
- 外购电力因子变化 ±10% 时，结果变化小于 3%。|Changing the grid factor by ±10% moves the result by less than 3%.
- 完整性、敏感性和一致性检查未发现重大问题。|Checks of completeness, sensitivity and consistency found nothing material.`,
      {
        results: indicatorTable(indicatorRows(input.gwp, input.reportNumber), 'zh', inBoth),
        inventory: {
          kind: 'table',
          columns: [
            { label: { zh: '输入', en: 'Input' }, weight: 4 },
            { label: { zh: '每吨产品', en: 'Per tonne' }, weight: 2, align: 'right' },
            { label: { zh: '单位', en: 'Unit' }, weight: 1 },
            { label: { zh: '来源', en: 'Source' }, weight: 2.4 },
          ],
          rows: [
            ['含铁原料 Iron-bearing materials', common.whole(total * 0.62), 'kg', '地磅 weighbridge'],
            ['废钢 Scrap', common.whole(input.route.includes('EAF') ? 1040 : 128), 'kg', '地磅 weighbridge'],
            ['外购电力 Purchased power', common.whole(total * 0.21), 'kWh', '电表 meter'],
            ['煤与焦炭 Coal and coke', common.whole(input.gwp.a3 * 0.24), 'kg', '皮带秤 belt scale'],
            ['天然气 Natural gas', common.whole(38 + (total % 17)), 'm³', '流量计 flow meter'],
            ['新水 Fresh water', printed(total * 0.0019, 2), 'm³', '水表 meter'],
          ],
        },
      },
    ),
  });
}

export async function preReportPdf(input: PreReportInput): Promise<Bytes> {
  const rows = indicatorRows(input.gwp, input.reportNumber);
  const shown = input.kind === 'EPD' ? rows : rows.filter(({ code }) => code.startsWith('GWP'));
  return makePdf({
    title: { zh: '声明预报告', en: 'Pre-report' },
    subtitle: common.KIND_NAMES[input.kind].zh,
    product: `${input.product.zh} ${input.pcr.name.zh}`,
    number: input.reportNumber,
    author: input.company.name,
    createdAt: input.preparedOn,
    language: 'zh',
    stage: 40,
    keyFigure: common.gwpFigure(
      input.gwp,
      { zh: 'GWP100（未经验证）', en: 'GWP100, not yet verified' },
      'zh',
    ),
    summary: [
      [{ zh: '产品', en: 'Product' }, input.product],
      ...common.companyRows(input.company, (text) => text),
      [{ zh: '产品种类规则', en: 'PCR' }, `${input.pcr.number} ${input.pcr.name.zh}`],
    ],
    sections: common.sectionsOf(
      `${resultSection(input)}
# 待验证事项|To be verified
- 现场数据与原始记录的一致性。|Site data against the original records.
- 分配方法与产品种类规则的一致性。|Allocation against the product category rules.
- 背景数据的时间、地域和技术代表性。|Background data: time, place and technology.
! 本报告未经验证，不得公开使用。|This report is not verified and not for publication.`,
      {
        results: indicatorTable(shown, 'zh', inBoth),
      },
    ),
  });
}

export async function attachmentPdf({
  paragraphs = ATTACHMENT,
  ...document
}: AttachmentInput): Promise<Bytes> {
  const blocks = paragraphs.map((text) => ({ kind: 'paragraph', text }) as const);
  return makePdf({
    ...document,
    author: common.PLATFORM,
    language: 'zh',
    sections: [{ heading: { zh: '内容', en: 'Content' }, blocks }],
  });
}
